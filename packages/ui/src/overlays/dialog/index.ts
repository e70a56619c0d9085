export { Dialog } from './Dialog.tsx';
/** For the other overlays, which are dialogs of another shape. */
export { DialogContent } from './DialogContent.tsx';
export { DialogWindow } from './DialogWindow.tsx';

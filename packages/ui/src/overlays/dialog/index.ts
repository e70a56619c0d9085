export { Dialog, type DialogProps } from './Dialog.tsx';
/** For the other overlays. */
export { DialogContent } from './DialogContent.tsx';
export { DialogWindow, type OverlayProps } from './DialogWindow.tsx';

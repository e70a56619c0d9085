export { ToastRegion } from './ToastRegion.tsx';

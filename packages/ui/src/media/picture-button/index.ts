export { PictureButton } from './PictureButton.tsx';

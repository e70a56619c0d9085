export { PictureButton, type PictureButtonProps } from './PictureButton.tsx';

export { IconButton } from './IconButton.tsx';
export { IconToggleButton, type IconToggleButtonProps } from './IconToggleButton.tsx';

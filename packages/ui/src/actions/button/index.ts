export { Button, type ButtonProps } from './Button.tsx';
export { LinkButton } from './LinkButton.tsx';

import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  /** Its name for readers; say what a press does. */
  label: string;
  icon: ReactNode;
  onPress?: AriaButtonProps['onPress'];
  isDisabled?: boolean;
  type?: 'button' | 'submit';
  size?: 'md' | 'sm';
  variant?: 'ghost' | 'solid';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={iconButton({ size, variant })}>
      {icon}
    </AriaButton>
  );
}

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
  /** sm is 36 px, md 44 px. */
  size?: 'md' | 'sm';
  /** solid lies on a surface of its own, e.g. over a picture. */
  variant?: 'ghost' | 'solid';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  /** For react-aria's own parts: which place it takes in a dialog or field. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon alone and says its name to screen readers. */
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

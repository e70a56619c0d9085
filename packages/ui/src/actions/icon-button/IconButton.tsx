import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  /** Its name for readers; say what a press does. */
  label: string;
  /** 24 px in md, 20 px in sm. It takes the colour of the text. */
  icon: ReactNode;
  onPress?: AriaButtonProps['onPress'];
  /** It cannot be pressed or reached; where focus must stay, keep it pressable and say why not. */
  isDisabled?: boolean;
  /** Its work is under way: presses do nothing, the focus stays. */
  isPending?: boolean;
  /** submit sends the form around it. */
  type?: 'button' | 'submit';
  /** sm is 36 px, md 44 px. */
  size?: 'md' | 'sm';
  /** solid lies on a surface of its own, e.g. over a picture. */
  variant?: 'ghost' | 'solid';
  /** What it opens is open. */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** It is a toggle, and on. */
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
    <AriaButton
      {...rest}
      aria-label={label}
      className={clsx(styles.iconButton, styles.variant[variant], styles.size[size])}
    >
      {icon}
    </AriaButton>
  );
}

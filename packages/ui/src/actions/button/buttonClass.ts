import { clsx } from 'clsx';
import * as styles from './Button.css.ts';

/** How a Button or a LinkButton looks. */
export interface ButtonLook {
  /** Use primary, the default, once on a screen; danger for an action that cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** sm is 36 px high, for dense rows; md, the default, is 44 px. */
  size?: 'md' | 'sm';
  /** Fills the width of its container. */
  isFullWidth?: boolean;
  /** Your own class. Rules outside cascade layers win over the component's rules. */
  className?: string;
}

export const buttonClass = ({
  variant = 'primary',
  size = 'md',
  isFullWidth,
  className,
}: ButtonLook) =>
  clsx(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    isFullWidth && styles.fullWidth,
    className,
  );

import { clsx } from 'clsx';
import * as styles from './Button.css.ts';

/** What does something and what goes somewhere look alike. */
export const buttonClass = (
  variant: keyof typeof styles.variant,
  size: keyof typeof styles.size,
  isFullWidth: boolean,
) =>
  clsx(styles.button, styles.variant[variant], styles.size[size], isFullWidth && styles.fullWidth);

import { clsx } from 'clsx';
import { VisuallyHidden } from '../../layout/index.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is waited for. Left out where the text beside it says so already. */
  label?: string;
  size?: keyof typeof styles.size;
}

/** Something is on its way and there is nothing to show yet. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <span className={styles.spinner}>
      <span aria-hidden="true" className={clsx(styles.ring, styles.size[size])} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

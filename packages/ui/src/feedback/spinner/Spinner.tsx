import { VisuallyHidden } from '../../layout/index.ts';
import { joined } from '../../layout/primitives/joined.ts';
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
      <span aria-hidden="true" className={joined(styles.ring, styles.size[size])} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

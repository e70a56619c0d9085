import { clsx } from 'clsx';
import { ProgressBar, type ProgressBarProps } from 'react-aria-components/ProgressBar';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ProgressBarProps, 'children' | 'className' | 'style'> {
  /** Accessible name. Leave it out beside a text with the same meaning. */
  label?: string;
  size?: keyof typeof styles.size;
}

/** Shows that something is loading. */
export function Spinner({ label, size = 'md', ...progress }: SpinnerProps) {
  const ring = <span aria-hidden="true" className={clsx(styles.ring, styles.size[size])} />;
  if (!label) return <span className={styles.spinner}>{ring}</span>;
  return (
    <ProgressBar {...progress} isIndeterminate aria-label={label} className={styles.spinner}>
      {ring}
    </ProgressBar>
  );
}

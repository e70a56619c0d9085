import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** success is done, warning waits, danger failed. */
  tone: keyof typeof styles.tone;
  children: ReactNode;
}

/** A state in a word or two. The word carries the meaning, the colour only helps. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles.tone[tone])}>{children}</span>;
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** Use success for done, warning for pending, danger for failed. */
  tone: keyof typeof styles.tone;
  children: ReactNode;
}

/** A state in one or two words. The colour only supports the text. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles.tone[tone])}>{children}</span>;
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './Link.css.ts';
import { PlainLink, type PlainLinkProps } from './PlainLink.tsx';

export interface LinkProps extends Omit<PlainLinkProps, 'className' | 'style'> {
  href: string;
  /** inverse on dark bands; muted for what may be skipped. */
  tone?: keyof typeof styles.tone;
  /** Not within a sentence: no underline until the pointer is on it. */
  isStandalone?: boolean;
  /** '_blank' opens a tab. */
  target?: string;
  rel?: string;
  children?: ReactNode;
}

/** Paths of the shop go through LinkProvider's navigate; other hrefs are plain links. */
export function Link({ tone = 'default', isStandalone, ...rest }: LinkProps) {
  return (
    <PlainLink
      {...rest}
      className={clsx(styles.link, styles.tone[tone], isStandalone && styles.standalone)}
    />
  );
}

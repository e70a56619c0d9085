import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import type { breakpoints } from '../../theme/breakpoints.ts';
import * as styles from './Hidden.css.ts';

export interface HiddenProps {
  /** Not there in windows narrower than this, in px. */
  below?: keyof typeof breakpoints | undefined;
  /** Not there in windows of this width or wider, in px. */
  from?: keyof typeof breakpoints;
  as?: ElementType;
  children?: ReactNode;
}

/**
 * Takes its children out of narrow or wide windows, for eyes and readers alike. They are rendered
 * all the same: what is heavy is better not rendered at all.
 */
export function Hidden({ below, from, as: Tag = 'div', children }: HiddenProps) {
  return (
    <Tag className={clsx(below && styles.hiddenBelow[below], from && styles.hiddenFrom[from])}>
      {children}
    </Tag>
  );
}

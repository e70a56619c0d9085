import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Heading level; `size` sets the look. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Default: the size of the level. */
  size?: keyof typeof styles.size;
  id?: string;
  /** Use -1 to move focus here by script, e.g. after a navigation. */
  tabIndex?: number;
  ref?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h4', 4: 'xl', 5: 'lg', 6: 'lg' } as const;

/** A heading. Its size is independent of its level. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={clsx(styles.heading, styles.size[size])} />;
}

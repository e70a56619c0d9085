import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Its place in the outline; looks are `size`. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Looks; without it those of the level. */
  size?: keyof typeof styles.size;
  id?: string;
  /** -1 lets a script move focus here, e.g. after a change of page. */
  tabIndex?: number;
  ref?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

const sizeOfLevel = { 1: 'h1', 2: 'h2', 3: 'h4', 4: 'xl', 5: 'lg', 6: 'lg' } as const;

/** A title. Its level says what belongs to what; its size is free. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={clsx(styles.heading, styles.size[size])} />;
}

import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import * as styles from '../Layout.css.ts';

export interface StackProps {
  /** Gap, a step of Foundations/Space. */
  gap?: styles.Space;
  /** Alignment of narrower children. */
  align?: keyof typeof styles.align;
  /** The HTML element, e.g. section. */
  as?: ElementType;
  id?: string;
  children?: ReactNode;
}

/** Children below each other. */
export function Stack({ gap = 'md', align, as: Tag = 'div', id, children }: StackProps) {
  return (
    <Tag id={id} className={clsx(styles.stack, styles.gap[gap], align && styles.align[align])}>
      {children}
    </Tag>
  );
}

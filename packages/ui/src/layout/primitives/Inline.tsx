import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import * as styles from './Layout.css.ts';
import type { Space } from './Stack.tsx';

export interface InlineProps {
  /** Distance between them, a step of Foundations/Space. */
  gap?: Space;
  /** How children of unequal height stand to each other. */
  align?: keyof typeof styles.align;
  /** How they share the width. */
  justify?: keyof typeof styles.justify;
  /** false keeps them in one line. */
  wrap?: boolean;
  /** The HTML element, e.g. nav. */
  as?: ElementType;
  id?: string;
  children?: ReactNode;
}

/** Children beside each other, on the next line where there is no room. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify,
  wrap = true,
  as: Tag = 'div',
  id,
  children,
}: InlineProps) {
  return (
    <Tag
      id={id}
      className={clsx(
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
      )}
    >
      {children}
    </Tag>
  );
}

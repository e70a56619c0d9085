import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import * as styles from '../Layout.css.ts';

export interface InlineProps {
  /** Gap, a step of Foundations/Space. */
  gap?: styles.Space;
  /** Vertical alignment. */
  align?: keyof typeof styles.align;
  /** Horizontal distribution. */
  justify?: keyof typeof styles.justify;
  /** Set false to prevent line breaks. */
  wrap?: boolean;
  /** The HTML element, e.g. nav. */
  as?: ElementType;
  id?: string;
  children?: ReactNode;
}

/** Children side by side, with line breaks. */
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

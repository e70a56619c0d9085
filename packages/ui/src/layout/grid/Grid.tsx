import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from '../Layout.css.ts';

export interface GridProps {
  /** Minimum column width in pixels; one column if less fits. */
  minItemWidth?: number;
  /** Fixed columns: narrow below 600 px, wide from 1024 px. */
  columns?: number | { narrow: number; medium: number; wide: number };
  /** Gap, a step of Foundations/Space. */
  gap?: styles.Space;
  /** Use ul for a list; the children are then li. */
  as?: 'div' | 'ul';
  'aria-label'?: string;
  children?: ReactNode;
}

/** Children in equal columns. */
export function Grid({
  minItemWidth = 240,
  columns,
  gap = 'lg',
  as: Tag = 'div',
  children,
  ...aria
}: GridProps) {
  const c =
    typeof columns === 'number' ? { narrow: columns, medium: columns, wide: columns } : columns;
  const style = c
    ? {
        '--pa-narrow': c.narrow,
        '--pa-medium': c.medium,
        '--pa-wide': c.wide,
      }
    : { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minItemWidth}px), 1fr))` };
  return (
    <Tag
      {...aria}
      // Safari drops the list role of lists without bullets.
      role={Tag === 'ul' ? 'list' : undefined}
      className={clsx(c ? styles.fixedGrid : styles.grid, styles.gap[gap])}
      style={style as CSSProperties}
    >
      {children}
    </Tag>
  );
}

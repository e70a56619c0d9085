import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import * as styles from '../Layout.css.ts';

export interface BoxProps {
  /** A step of Foundations/Space. */
  padding?: styles.Space;
  background?: keyof typeof styles.background;
  radius?: keyof typeof styles.radius;
  /** Use subtle to separate, field for the edge of a control. */
  border?: keyof typeof styles.border;
  /** The HTML element, e.g. section. */
  as?: ElementType;
  id?: string;
  children?: ReactNode;
}

/** A surface. `background="inverse"` also switches text and focus ring to light colours. */
export function Box({
  padding,
  background,
  radius,
  border,
  as: Tag = 'div',
  id,
  children,
}: BoxProps) {
  return (
    <Tag
      id={id}
      className={
        clsx(
          padding && styles.padding[padding],
          background && styles.background[background],
          radius && styles.radius[radius],
          border && styles.border[border],
        ) || undefined
      }
    >
      {children}
    </Tag>
  );
}

import type { ElementType, ReactNode } from 'react';
import * as styles from '../Layout.css.ts';

export interface ContainerProps {
  /** page 1200, text 720, narrow 440 px, plus the gutter of 16, 24 or 32 px. */
  width?: keyof typeof styles.container;
  /** The HTML element, e.g. section. */
  as?: ElementType;
  children?: ReactNode;
}

/** Limits the width of content and adds a gutter. */
export function Container({ width = 'page', as: Tag = 'div', children }: ContainerProps) {
  return <Tag className={styles.container[width]}>{children}</Tag>;
}

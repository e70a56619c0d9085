import type { ElementType, ReactNode } from 'react';
import { joined } from './joined.ts';
import * as styles from './Layout.css.ts';

export type Space = keyof typeof styles.gap;

export interface StackProps {
  gap?: Space;
  align?: keyof typeof styles.align;
  as?: ElementType;
  id?: string;
  children?: ReactNode;
}

/** Children under each other. */
export function Stack({ gap = 'md', align, as: Tag = 'div', id, children }: StackProps) {
  return (
    <Tag id={id} className={joined(styles.stack, styles.gap[gap], align && styles.align[align])}>
      {children}
    </Tag>
  );
}

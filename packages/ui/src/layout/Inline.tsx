import type { ElementType, ReactNode } from 'react';
import { joined } from './joined.ts';
import * as styles from './Layout.css.ts';
import type { Space } from './Stack.tsx';

export interface InlineProps {
  gap?: Space;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  wrap?: boolean;
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
      className={joined(
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

import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  size?: keyof typeof styles.size;
  /** Default: the colour of the surrounding text. */
  tone?: keyof typeof styles.tone;
  /** A step of Foundations/Type. */
  weight?: keyof typeof styles.weight;
  /** The HTML element; default p. */
  as?: ElementType;
  align?: keyof typeof styles.align;
  /** Tabular figures, for amounts in a column. */
  tabular?: boolean;
  id?: string;
  role?: string;
  'aria-live'?: 'polite' | 'assertive';
  children?: ReactNode;
}

/** A text. Its size is a step of Foundations/Type. */
export function Text({
  size,
  tone,
  weight,
  as: Tag = 'p',
  align,
  tabular,
  children,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rest}
      className={
        clsx(
          size && styles.size[size],
          tone && styles.tone[tone],
          weight && styles.weight[weight],
          align && styles.align[align],
          tabular && styles.tabular,
        ) || undefined
      }
    >
      {children}
    </Tag>
  );
}

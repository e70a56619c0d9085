import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps {
  size?: keyof typeof styles.size;
  /** Without a tone the colour of the surroundings stays. */
  tone?: keyof typeof styles.tone;
  /** Of Foundations/Type. */
  weight?: keyof typeof styles.weight;
  /** The HTML element; p unless told otherwise. */
  as?: ElementType;
  align?: keyof typeof styles.align;
  /** Figures of one width, for amounts that stand under each other. */
  tabular?: boolean;
  id?: string;
  role?: string;
  'aria-live'?: 'polite' | 'assertive';
  children?: ReactNode;
}

/** Running text. Its size is a step of Foundations/Type. */
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

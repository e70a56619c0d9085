import type { ElementType, ReactNode } from 'react';
import { visuallyHidden } from './Layout.css.ts';

export interface VisuallyHiddenProps {
  as?: ElementType;
  id?: string;
  role?: string;
  /** With `as="label"`. */
  htmlFor?: string;
  'aria-live'?: 'polite' | 'assertive';
  children?: ReactNode;
}

/** Heard, not seen. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className={visuallyHidden} {...rest} />;
}

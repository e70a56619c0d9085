import type { ElementType, ReactNode } from 'react';
import { visuallyHidden } from '../Layout.css.ts';

export interface VisuallyHiddenProps {
  as?: ElementType;
  id?: string;
  role?: string;
  /** Only for `as="label"`. */
  htmlFor?: string;
  'aria-live'?: 'polite' | 'assertive';
  children?: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className={visuallyHidden} {...rest} />;
}

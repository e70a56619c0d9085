import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  /** Names the error. */
  title: string;
  /** Why, or what is safe. */
  text?: string;
  /** The next step, e.g. a button that tries again. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Something that should be here is not. */
export function ErrorState(props: ErrorStateProps) {
  return <EmptyState {...props} art="wire" />;
}

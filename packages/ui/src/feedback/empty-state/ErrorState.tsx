import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  /** Names the error. */
  title: string;
  /** The reason, or a note that data is safe. */
  text?: string;
  /** The next step, e.g. a button that tries again, and at most one other. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** An EmptyState for content that could not be loaded. */
export function ErrorState(props: ErrorStateProps) {
  return <EmptyState {...props} art="wire" />;
}

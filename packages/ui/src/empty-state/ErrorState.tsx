import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Something that should be here is not. */
export function ErrorState(props: ErrorStateProps) {
  return <EmptyState {...props} art="wire" />;
}

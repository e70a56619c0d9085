import { type ReactNode, Suspense } from 'react';
import { Unavailable } from '../feedback/Unavailable.tsx';
import { PartBoundary } from './PartBoundary.tsx';

export interface PartProps {
  /** A function when creating the children may throw too. */
  children: ReactNode | (() => ReactNode);
  /** Shown while a lazy child loads. */
  fallback?: ReactNode;
}

const unavailable = (retry: () => void) => <Unavailable retry={retry} />;

const Made = ({ make }: { make: () => ReactNode }) => make();

/**
 * Isolates a part: it hydrates separately, and when it fails, a notice with 'Try again' replaces it,
 * and the rest of the page works.
 */
export const Part = ({ children, fallback }: PartProps) => (
  <PartBoundary failed={unavailable}>
    <Suspense fallback={fallback}>
      {typeof children === 'function' ? <Made make={children} /> : children}
    </Suspense>
  </PartBoundary>
);

import type { ReactNode } from 'react';
import { Unavailable } from '../feedback/Unavailable.tsx';
import { PartBoundary } from './PartBoundary.tsx';

export interface PartProps {
  /** As a function where making it of its data may fail, too. */
  children: ReactNode | (() => ReactNode);
}

const unavailable = (retry: () => void) => <Unavailable retry={retry} />;

const Made = ({ make }: { make: () => ReactNode }) => make();

/** What fails alone: a notice with 'Try again' stands in its place, and the rest of the page lives. */
export const Part = ({ children }: PartProps) => (
  <PartBoundary failed={unavailable}>
    {typeof children === 'function' ? <Made make={children} /> : children}
  </PartBoundary>
);

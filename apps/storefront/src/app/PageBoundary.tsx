import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Unavailable } from '../shared/feedback/Unavailable.tsx';
import { PartBoundary } from '../shared/lazy/PartBoundary.tsx';

/** Shows an error in place of a broken page, and recovers at another path. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary resetKey={pathname} failed={(retry) => <Unavailable isPage retry={retry} />}>
      {children}
    </PartBoundary>
  );
}

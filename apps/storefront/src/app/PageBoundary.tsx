import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Unavailable } from '../shared/feedback/Unavailable.tsx';
import { PartBoundary } from '../shared/lazy/PartBoundary.tsx';

/** Where a page breaks it says so in its place, and lives on at another path. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary resetKey={pathname} failed={(retry) => <Unavailable isPage retry={retry} />}>
      {children}
    </PartBoundary>
  );
}

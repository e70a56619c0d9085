import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { Unavailable } from '../shared/Unavailable.tsx';

/** Keeps header and footer alive when a page breaks; another page starts afresh. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary key={pathname} failed={(retry) => <Unavailable isPage retry={retry} />}>
      {children}
    </PartBoundary>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBoundary } from './PageBoundary.tsx';
import { pageAt } from './pageAt.ts';

/**
 * Keeps header and footer alive when a page breaks. Another page starts afresh, but for a frame around
 * several, which stays from one of them to the next.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <PageBoundary key={pageAt(pathname)?.frame ?? pathname}>{children}</PageBoundary>;
}

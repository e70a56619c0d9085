import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBoundary } from './PageBoundary.tsx';
import { pageAt } from './pageAt.ts';

/**
 * Keeps header and footer alive when a page breaks. A navigation resets it, except between pages of
 * the account, which share a frame.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <PageBoundary key={pageAt(pathname)?.frame ?? pathname}>{children}</PageBoundary>;
}

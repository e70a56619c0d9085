import { Button } from '@parinda/ui/button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PlainState } from '../shared/loaded/PlainState.tsx';
import { PartBoundary } from '../shared/PartBoundary.tsx';

/** Keeps header and footer alive when a page breaks; another page starts afresh. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary
      key={pathname}
      failed={(retry) => (
        <PlainState
          headingLevel={1}
          title="This page could not be shown"
          text="Check your connection. Your cart and your account are safe."
          action={<Button onPress={retry}>Try again</Button>}
        />
      )}
    >
      {children}
    </PartBoundary>
  );
}

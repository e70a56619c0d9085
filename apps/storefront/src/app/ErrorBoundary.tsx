import { Button } from '@parinda/ui/button';
import { Component, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../shared/loaded/states.tsx';

interface Props {
  children: ReactNode;
}

/** Keeps header and footer alive when a page breaks; another page starts afresh. */
export function ErrorBoundary({ children }: Props) {
  const { pathname } = useLocation();
  return <PageBoundary key={pathname}>{children}</PageBoundary>;
}

class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <ErrorState
          headingLevel={1}
          title="This page could not be shown"
          text="Your cart and your account are safe. Please load the page again."
          action={<Button onPress={() => location.reload()}>Load again</Button>}
        />
      </Suspense>
    );
  }
}

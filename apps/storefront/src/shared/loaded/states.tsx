import type { EmptyStateProps, ErrorStateProps } from '@parinda/ui/empty-state';
import { Suspense } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { PartBoundary } from '../PartBoundary.tsx';
import { PlainState } from './PlainState.tsx';

// Most visits never see one of these: their drawings wait until one is needed. Each waits behind a
// boundary of its own, as what stands around it (a slider that is being moved) must stay.

const LazyEmptyState = lazyPart(
  'empty-state/index.ts',
  async () => (await import('@parinda/ui/empty-state')).EmptyState,
);

const LazyErrorState = lazyPart(
  'empty-state/index.ts',
  async () => (await import('@parinda/ui/empty-state')).ErrorState,
);

export const EmptyState = (props: EmptyStateProps) => (
  <PartBoundary failed={() => <PlainState {...props} />}>
    <Suspense>
      <LazyEmptyState {...props} />
    </Suspense>
  </PartBoundary>
);

export const ErrorState = (props: ErrorStateProps) => (
  <PartBoundary failed={() => <PlainState {...props} />}>
    <Suspense>
      <LazyErrorState {...props} />
    </Suspense>
  </PartBoundary>
);

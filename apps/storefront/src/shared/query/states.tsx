import type { EmptyStateProps, ErrorStateProps } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../lazy/lazy.tsx';
import { PartBoundary } from '../lazy/PartBoundary.tsx';

// Most visits never see one of these: their drawings wait until one is needed, and are done without
// where they cannot be had. Each waits behind a boundary of its own, as what stands around it (a
// slider that is being moved) must stay.
const drawn =
  <Props extends ErrorStateProps>(Drawn: ComponentType<Props>) =>
  (props: Props) => (
    <PartBoundary
      failed={() => (
        <>
          <Heading level={props.headingLevel ?? 2}>{props.title}</Heading>
          {props.action}
        </>
      )}
    >
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </PartBoundary>
  );

const file = 'empty-state/index.ts';

export const EmptyState = drawn<EmptyStateProps>(
  lazyPart(file, async () => (await import('@parinda/ui/empty-state')).EmptyState),
);

export const ErrorState = drawn<ErrorStateProps>(
  lazyPart(file, async () => (await import('@parinda/ui/empty-state')).ErrorState),
);

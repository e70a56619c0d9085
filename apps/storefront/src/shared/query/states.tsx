import type { EmptyStateProps, ErrorStateProps } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../lazy/lazy.tsx';
import { PartBoundary } from '../lazy/PartBoundary.tsx';

// Most visits never show one of these, so their illustrations load on demand and are optional. Each
// has its own boundary, as content around it (such as a slider in use) must stay mounted.
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

import { lazy } from 'react';

// Most visits never see one of these: their drawings wait until one is needed.

export const EmptyState = lazy(async () => ({
  default: (await import('@parinda/ui/empty-state')).EmptyState,
}));

export const ErrorState = lazy(async () => ({
  default: (await import('@parinda/ui/empty-state')).ErrorState,
}));

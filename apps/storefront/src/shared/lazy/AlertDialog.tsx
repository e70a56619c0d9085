import { closedByBack, lazyOverlay } from './lazy.tsx';

/** Loads when it first opens. Back closes it. */
export const AlertDialog = lazyOverlay(
  closedByBack(async () => (await import('@parinda/ui/alert-dialog')).AlertDialog),
);

import { Button } from '@parinda/ui/button';
import type { ErrorStateProps } from '@parinda/ui/empty-state';
import { ErrorState } from './states.tsx';

/** What could not be loaded, and a button that tries again. */
export const Failed = ({ retry, ...state }: ErrorStateProps & { retry: () => void }) => (
  <ErrorState {...state} action={<Button onPress={retry}>Try again</Button>} />
);

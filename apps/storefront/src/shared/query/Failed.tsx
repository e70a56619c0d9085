import { type ApiError, isUnexpected } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import type { ErrorStateProps } from '@parinda/ui/empty-state';
import { announce } from '../feedback/announce.tsx';
import { ErrorState } from './states.tsx';

/** Reads once more. */
export type Retry = () => PromiseLike<{ error?: ApiError | undefined }>;

export interface FailedProps extends ErrorStateProps {
  retry: Retry;
  /** A toast says it too, each time that it fails. */
  hasToast?: boolean;
}

/** What could not be loaded, and a button that tries again: it goes away, so its outcome is said. */
export function Failed({ retry, hasToast = false, ...state }: FailedProps) {
  const tryAgain = async () => {
    const { error } = await retry();
    if (!error) announce('Loaded');
    // The one alert of the shop speaks for what is unexpected.
    else if (!hasToast && !isUnexpected(error)) announce(state.title);
  };
  return <ErrorState {...state} action={<Button onPress={tryAgain}>Try again</Button>} />;
}

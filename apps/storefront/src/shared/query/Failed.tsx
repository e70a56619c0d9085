import { type ApiError, isUnexpected } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import type { ErrorStateProps } from '@parinda/ui/empty-state';
import { announce } from '../feedback/announce.tsx';
import { ErrorState } from './states.tsx';

export type Retry = () => PromiseLike<{ error?: ApiError | undefined }>;

export interface FailedProps extends ErrorStateProps {
  retry: Retry;
  /** Whether each error also shows a toast. */
  hasToast?: boolean;
}

/** An error with a retry button. The button disappears, so the outcome is announced. */
export function Failed({ retry, hasToast = false, ...state }: FailedProps) {
  const tryAgain = async () => {
    const { error } = await retry();
    if (!error) announce('Loaded');
    // The alert of unexpected errors already covers those.
    else if (!hasToast && !isUnexpected(error)) announce(state.title);
  };
  return <ErrorState {...state} action={<Button onPress={tryAgain}>Try again</Button>} />;
}

import { useCapability } from './useCapability.ts';

/** Returns whether the backend has an operation of the page 'Your data'. */
export function useHasYourData(): boolean {
  const canDownload = useCapability('getMyData');
  const canRequest = useCapability('createDataRequest');
  return canDownload || canRequest;
}

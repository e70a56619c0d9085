import { api, type OptionalOperation } from '@parinda/api-client';
import { useState } from 'react';

/**
 * Returns whether the backend has an optional operation. False until it answers, and when it fails
 * or lacks `capabilities/`.
 */
export function useCapability(operation: OptionalOperation): boolean {
  const { currentData = [] } = api.useGetCapabilitiesQuery();
  const isListed = currentData.includes(operation);
  // A new session clears the responses; a form in use must not vanish until the next one.
  const [wasListed, setWasListed] = useState(false);
  if (isListed && !wasListed) setWasListed(true);
  return isListed || wasListed;
}

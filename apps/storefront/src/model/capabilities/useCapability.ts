import { api, type OptionalOperation } from '@parinda/api-client';

/**
 * Returns whether the backend has an optional operation. False until it answers, and when it fails
 * or lacks `capabilities/`.
 */
export function useCapability(operation: OptionalOperation): boolean {
  const { currentData = [] } = api.useGetCapabilitiesQuery();
  return currentData.includes(operation);
}

import { missingOperations } from '@parinda/api/testing/missing-operations';
import { type Interaction, operationOf } from '@parinda/testing/pacts';

/**
 * Returns the interactions that a user API must keep, and the optional operations whose
 * interactions are left out because the API lacks them.
 */
export async function withoutMissing(url: string, interactions: Interaction[]) {
  const missing = await missingOperations(url);
  return {
    kept: interactions.filter((one) => !missing.includes(operationOf(one))),
    missing,
  };
}

import { contentStates } from './content-states.ts';
import { customerStates } from './customer-states.ts';
import { identityStates } from './identity-states.ts';
import { orderStates } from './order-states.ts';
import type { State } from './state.ts';

/**
 * States of contracts/provider-states.md. Each creates new customers, so that states do not share
 * data.
 */
export const states: Record<string, State> = {
  ...contentStates,
  ...identityStates,
  ...customerStates,
  ...orderStates,
};

import { contentStates } from './content-states.ts';
import { customerStates } from './customer-states.ts';
import { identityStates } from './identity-states.ts';
import { orderStates } from './order-states.ts';
import type { State } from './state.ts';

/**
 * The situations that contracts/provider-states.md names, and how to get into each. Every customer
 * is a new one, so that no state sees what another has left behind.
 */
export const states: Record<string, State> = {
  ...contentStates,
  ...identityStates,
  ...customerStates,
  ...orderStates,
};

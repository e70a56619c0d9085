import type { Limits } from '../../config/config.ts';
import { type Client, peopleOf } from '../limits/client.ts';

/** Seconds in which tries are counted. */
export const attemptWindow = 15 * 60;

/** Many people can share one IP, so it may try more often than one address. */
export const maxClientAttempts = ({ loginFailures }: Limits, client: Client): number =>
  loginFailures * 5 * peopleOf(client);

/** Of one client at one address: no stranger uses up its owner's. */
export const maxPairAttempts = ({ loginFailures }: Limits, client: Client): number =>
  loginFailures * peopleOf(client);

/** Of all clients together that the address's owner has not logged in from. */
export const maxEmailAttempts = ({ loginFailures }: Limits): number => loginFailures * 10;

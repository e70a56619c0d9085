import type { Limits } from '../../config/config.ts';
import { type Client, peopleBehind } from '../limits/client.ts';

/** Seconds in which tries are counted. */
export const quarter = 15 * 60;

/** Many people can share one IP, so it may try more often than one address. */
export const triesOfClient = ({ loginFailures }: Limits, client: Client): number =>
  loginFailures * 5 * peopleBehind(client);

/** Of one client at one address: no stranger uses up its owner's. */
export const triesOfPair = ({ loginFailures }: Limits, client: Client): number =>
  loginFailures * peopleBehind(client);

/** Of all clients together that the address's owner has not logged in from. */
export const triesOfStrangers = ({ loginFailures }: Limits): number => loginFailures * 10;

import type { Limits } from '../../config/config.ts';

/** Seconds in which attempts are counted. */
export const attemptWindow = 15 * 60;

/** Many people may share an IP, so the limit is higher than for one email address. */
export const maxClientAttempts = ({ loginFailures }: Limits): number => loginFailures * 5;

/** Limit of one client and one email address, so that no client uses up the attempts of another. */
export const maxPairAttempts = ({ loginFailures }: Limits): number => loginFailures;

/** Limit of all unknown clients together for one email address. */
export const maxEmailAttempts = ({ loginFailures }: Limits): number => loginFailures * 10;

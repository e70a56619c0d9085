import type { Limits } from '../../config/config.ts';

/** Seconds in which tries are counted. */
export const quarter = 15 * 60;

/** Many people can share one IP, so it may try more often than one address. */
export const triesOfIp = ({ loginFailures }: Limits): number => loginFailures * 5;

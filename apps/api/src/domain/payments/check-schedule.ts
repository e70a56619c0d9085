const minute = 60_000;
const hour = 60 * minute;

/** Age of an unpaid order at its first check. */
export const firstCheckAfter = 15 * minute;
/** Checks end at this age: banks authorize no payment so late. */
export const orderLife = 30 * 24 * hour;
const paidPause = 6 * hour;
const firstFailurePause = minute;
const maxFailurePause = 6 * hour;

interface Checked {
  createdAt: Date;
  paymentStatus: string;
}

/**
 * Returns the time of the next check after a response; undefined: no more checks. Pauses grow with
 * age, and are longest for paid orders, which can only get a second payment.
 */
export function nextCheck({ createdAt, paymentStatus }: Checked, now: Date): Date | undefined {
  const age = now.getTime() - createdAt.getTime();
  if (age >= orderLife) return undefined;
  const pause =
    paymentStatus === 'completed' ? Math.max(paidPause, age) : Math.max(firstCheckAfter, age / 2);
  return new Date(Math.min(now.getTime() + pause, createdAt.getTime() + orderLife));
}

/** Returns the time of the next request after `failures` consecutive failures. */
export function retryAt(failures: number, now: Date): Date {
  const pause = Math.min(firstFailurePause * 2 ** (failures - 1), maxFailurePause);
  return new Date(now.getTime() + pause);
}

/** Age in which a customer may still be paying. */
const freshFor = 30 * minute;

/**
 * Returns the shortest pause, in ms, between two requests to the provider for a customer's page.
 */
export const pollInterval = (createdAt: Date, now: Date): number =>
  now.getTime() - createdAt.getTime() < freshFor ? 4000 : 5 * minute;

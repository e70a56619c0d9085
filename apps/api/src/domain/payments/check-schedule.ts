const minute = 60_000;
const hour = 60 * minute;

/** An unpaid order is asked about from then on. */
export const firstCheckAfter = 15 * minute;
/** Long after that no bank authorises a payment, and no page that holds the order is open. */
export const orderLife = 30 * 24 * hour;
const paidPause = 6 * hour;
const firstFailurePause = minute;
const maxFailurePause = 6 * hour;

interface Checked {
  createdAt: Date;
  paymentStatus: string;
}

/**
 * When the provider is asked about an order again after it has answered: ever more seldom, and paid
 * orders, of which only a second payment can be learnt, more seldom still. undefined: never again.
 */
export function nextCheck({ createdAt, paymentStatus }: Checked, now: Date): Date | undefined {
  const age = now.getTime() - createdAt.getTime();
  if (age >= orderLife) return undefined;
  const pause =
    paymentStatus === 'completed' ? Math.max(paidPause, age) : Math.max(firstCheckAfter, age / 2);
  return new Date(Math.min(now.getTime() + pause, createdAt.getTime() + orderLife));
}

/** After the provider gave no answer for the n-th time in a row. */
export function retryAt(failures: number, now: Date): Date {
  const pause = Math.min(firstFailurePause * 2 ** (failures - 1), maxFailurePause);
  return new Date(now.getTime() + pause);
}

/** Time in which a customer may still be paying. */
const freshFor = 30 * minute;

/** Returns the shortest pause, in ms, between two questions to the provider for a customer's page. */
export const pollInterval = (createdAt: Date, now: Date): number =>
  now.getTime() - createdAt.getTime() < freshFor ? 4000 : 5 * minute;

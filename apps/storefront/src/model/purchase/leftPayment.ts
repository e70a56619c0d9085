import { leftPayment, type OrderedAttempt } from './keptAttempt.ts';

/** Time after closing the widget in which the server may still learn of a payment. */
export const undecidedMs = 30_000;

/** Returns a recent payment with unknown outcome, which blocks new payments. */
export function undecidedOf(userId: number, now: number): OrderedAttempt | undefined {
  const left = leftPayment.read();
  const isUndecided = left && left.at <= now && now - left.at < undecidedMs;
  return isUndecided && left.attempt.userId === userId ? left.attempt : undefined;
}

/** Returns the time when this attempt's widget was closed: now, or an earlier time from before a reload. */
export function leftAt(attempt: OrderedAttempt, now: number): number {
  const left = leftPayment.read();
  if (left && left.attempt.key === attempt.key && undecidedOf(attempt.userId, now)) return left.at;
  leftPayment.write({ attempt, at: now });
  return now;
}

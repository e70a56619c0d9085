import { leftPayment, type OrderedAttempt } from './keptAttempt.ts';

/** For so long after the widget was left the server may still learn that it was paid. */
export const undecidedMs = 30_000;

/** What this customer may have paid a moment ago; nothing is offered to be paid meanwhile. */
export function undecidedOf(userId: number, now: number): OrderedAttempt | undefined {
  const left = leftPayment.read();
  const isUndecided = left && left.at <= now && now - left.at < undecidedMs;
  return isUndecided && left.attempt.userId === userId ? left.attempt : undefined;
}

/** When this attempt's window was left: now, unless that is known from before a reload. */
export function leftAt(attempt: OrderedAttempt, now: number): number {
  const left = leftPayment.read();
  if (left && left.attempt.key === attempt.key && undecidedOf(attempt.userId, now)) return left.at;
  leftPayment.write({ attempt, at: now });
  return now;
}

/** An attempt that nobody paid for so long is no order any more. */
const unpaidForHours = 24;

/** Unpaid orders placed before then have expired. */
export const expiredBefore = (now: Date): Date =>
  new Date(now.getTime() - unpaidForHours * 60 * 60_000);

export const isExpired = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  createdAt <= expiredBefore(now);

/** An order expires when it stays unpaid for this time. */
const unpaidForHours = 24;

/** Unpaid orders from before this time have expired. */
export const expiredBefore = (now: Date): Date =>
  new Date(now.getTime() - unpaidForHours * 60 * 60_000);

export const isExpired = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  createdAt <= expiredBefore(now);

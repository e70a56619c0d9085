/** An enquiry must be answered in this time (Consumer Protection (E-Commerce) Rules 2020, 4(5)). */
export const answerDays = 30;

const dayMs = 24 * 60 * 60_000;

interface Enquiry {
  createdAt: Date;
  answeredAt: Date | null;
}

/** Returns the whole days since the enquiry. */
export const ageInDays = ({ createdAt }: Pick<Enquiry, 'createdAt'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / dayMs));

export function contactState(enquiry: Enquiry, now: Date): 'open' | 'overdue' | 'answered' {
  if (enquiry.answeredAt) return 'answered';
  return ageInDays(enquiry, now) >= answerDays ? 'overdue' : 'open';
}

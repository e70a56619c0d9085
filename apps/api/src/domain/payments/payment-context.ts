import type { Context } from '../context.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentProvider } from './provider.ts';

/** Dependencies of the payment rules. */
export interface PaymentContext extends Context {
  payments: PaymentProvider | undefined;
  /** Flushed after a mail is queued. */
  mailer: Mailer;
  /** URL for links in mails; undefined: unknown. */
  siteUrl: string | undefined;
  /** Logs one line for the owner. */
  log(problem: string): void;
}

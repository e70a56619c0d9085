import type { Context } from '../context.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentProvider } from './provider.ts';

/** What the rules of payments need. */
export interface PaymentContext extends Context {
  payments: PaymentProvider | undefined;
  /** Told when a confirmation waits. */
  mailer: Mailer;
  /** Where the shop is, for links in mails; undefined: not known. */
  siteUrl: string | undefined;
  /** For the owner, a line each. */
  log(problem: string): void;
}

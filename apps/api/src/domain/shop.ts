import type { Cached } from './cached.ts';
import type { Catalogue } from './catalog/catalogue.ts';
import type { Content } from './content/content.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** What every operation and job works with. */
export interface Shop extends IdentityContext {
  catalogue: Cached<Catalogue>;
  content: Cached<Content>;
  /** undefined: nobody can pay. */
  payments: PaymentProvider | undefined;
  /** Where the shop is, for links in mails; undefined: not known. */
  siteUrl: string | undefined;
}

import type { PublicRead } from '../db/replica.ts';
import type { Cached } from './cached.ts';
import type { Catalogue } from './catalog/catalogue.ts';
import type { ContactContext } from './content/contact.ts';
import type { Content } from './content/content.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import type { PaymentContext } from './payments/payment-context.ts';

/** What every operation and job works with. */
export interface Shop extends ContactContext, IdentityContext, PaymentContext {
  readPublic: PublicRead;
  catalogue: Cached<Catalogue>;
  content: Cached<Content>;
}

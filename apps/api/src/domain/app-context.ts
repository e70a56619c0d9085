import type { PublicRead } from '../db/replica.ts';
import type { Cached } from './cached.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { ContactContext } from './content/contact.ts';
import type { Content } from './content/content.ts';
import type { IdentityContext } from './identity/identity-context.ts';
import type { PaymentContext } from './payments/payment-context.ts';

/** Dependencies of all operations and jobs. */
export interface AppContext extends ContactContext, IdentityContext, PaymentContext {
  readPublic: PublicRead;
  catalog: Cached<Catalog>;
  content: Cached<Content>;
}

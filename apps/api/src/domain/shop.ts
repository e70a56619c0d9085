import type { Config } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import type { Cached } from './cached.ts';
import type { Catalogue } from './catalog/catalogue.ts';
import type { Content } from './content/content.ts';
import type { Pages } from './content/page-metadata.ts';
import type { Keys } from './identity/keys.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** What every operation works with. */
export interface Shop {
  config: Config;
  db: Db;
  /** The present time; tests turn it on. */
  now(): Date;
  keys: Keys;
  catalogue: Cached<Catalogue>;
  content: Cached<Content>;
  /** Metadata of every public page. */
  pages: Cached<Pages>;
  mailer: Mailer;
  /** undefined: production without a payment provider. */
  payments: PaymentProvider | undefined;
}

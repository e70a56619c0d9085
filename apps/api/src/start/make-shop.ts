import { loadCatalogue } from '../catalog/catalogue.ts';
import type { Config } from '../config.ts';
import { loadContent } from '../content/content.ts';
import { pageMetadata } from '../content/page-metadata.ts';
import { cached } from '../db/cached.ts';
import type { Db } from '../db/connect.ts';
import { keysFrom } from '../identity/keys.ts';
import { outboxMailer } from '../mail/outbox-mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { razorpay } from '../payments/razorpay.ts';
import { sandboxProvider } from '../sandbox/sandbox-provider.ts';
import type { Shop } from '../shop.ts';
import { readPages } from '../site/site-files.ts';

/** Other processes' changes to the catalogue are seen after so many seconds. */
const cacheSeconds = 15;

/** Puts together what the operations work with. */
export function makeShop(
  config: Config,
  db: Db,
  secret: string,
  now: Shop['now'] = () => new Date(),
): Shop {
  const keys = keysFrom(secret);
  const { payment, smtpUrl, mailFrom: from, isProduction } = config;
  const sandbox = isProduction ? undefined : sandboxProvider(db, keys);
  const catalogue = cached(cacheSeconds, () => loadCatalogue(db));
  const content = cached(cacheSeconds, () => loadContent(db));
  const sitePages = readPages(config.siteDir);
  return {
    ...{ config, db, now, keys },
    catalogue,
    content,
    pages: cached(cacheSeconds, async () =>
      pageMetadata(sitePages, await catalogue.get(), await content.get()),
    ),
    mailer: smtpUrl ? smtpMailer(db, { smtpUrl, from, log: console.error }) : outboxMailer,
    payments: payment ? razorpay(payment) : sandbox,
  };
}

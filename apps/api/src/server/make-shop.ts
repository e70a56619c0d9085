import type { Config } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import { cached } from '../domain/cached.ts';
import { loadCatalogue } from '../domain/catalog/catalogue.ts';
import { loadContent } from '../domain/content/content.ts';
import { pageMetadata } from '../domain/content/page-metadata.ts';
import { keysFrom } from '../domain/identity/keys.ts';
import { razorpay } from '../domain/payments/razorpay.ts';
import type { Shop } from '../domain/shop.ts';
import { readPages } from '../http/site/site-files.ts';
import { outboxMailer } from '../jobs/outbox-mailer.ts';
import { smtpMailer } from '../jobs/smtp-mailer.ts';

/** Other processes' changes to the catalogue are seen after so many seconds. */
const cacheSeconds = 15;

/** Puts together what operations and jobs work with. */
export function makeShop(config: Config, db: Db, secret: string, now: Shop['now']): Shop {
  const { limits, sessionHours, payment, smtpUrl, mailFrom: from } = config;
  const catalogue = cached(cacheSeconds, () => loadCatalogue(db));
  const content = cached(cacheSeconds, () => loadContent(db));
  const sitePages = readPages(config.siteDir);
  return {
    db,
    now,
    keys: keysFrom(secret),
    limits,
    sessionHours,
    catalogue,
    content,
    pages: cached(cacheSeconds, async () =>
      pageMetadata(sitePages, await catalogue.get(), await content.get()),
    ),
    mailer: smtpUrl ? smtpMailer(db, { smtpUrl, from, log: console.error }) : outboxMailer,
    payments: payment && razorpay(payment),
  };
}

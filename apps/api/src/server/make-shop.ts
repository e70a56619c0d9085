import type { Config } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import type { PublicRead } from '../db/replica.ts';
import { cached } from '../domain/cached.ts';
import { loadCatalogue } from '../domain/catalog/catalogue.ts';
import { loadContent } from '../domain/content/content.ts';
import { keysFrom } from '../domain/identity/keys.ts';
import { razorpay } from '../domain/payments/razorpay.ts';
import type { Shop } from '../domain/shop.ts';
import { outboxMailer } from '../jobs/outbox-mailer.ts';
import { smtpMailer } from '../jobs/smtp-mailer.ts';

/** Other processes' changes are seen after so many seconds. */
const catalogueSeconds = 2;
const contentSeconds = 15;

/** Puts together what operations and jobs work with. */
export function makeShop(
  config: Config,
  db: Db,
  readPublic: PublicRead,
  secret: string,
  now: Shop['now'],
): Shop {
  const { contactTo, limits, sessionHours, payment, siteUrl, smtpUrl, mailFrom: from } = config;
  return {
    db,
    readPublic,
    now,
    keys: keysFrom(secret),
    limits,
    contactTo,
    sessionHours,
    catalogue: cached(catalogueSeconds, (last) => readPublic((from) => loadCatalogue(from, last))),
    content: cached(contentSeconds, () => readPublic(loadContent)),
    mailer: smtpUrl ? smtpMailer(db, { smtpUrl, from, log: console.error, now }) : outboxMailer,
    siteUrl,
    payments: payment && razorpay(payment),
    log: console.error,
  };
}

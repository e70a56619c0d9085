import type { Config } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import type { PublicRead } from '../db/replica.ts';
import type { AppContext } from '../domain/app-context.ts';
import { cached } from '../domain/cached.ts';
import { loadCatalog } from '../domain/catalog/catalog.ts';
import { loadContent } from '../domain/content/content.ts';
import { keysFrom } from '../domain/identity/keys.ts';
import { razorpay } from '../domain/payments/razorpay.ts';
import { outboxMailer } from '../jobs/outbox-mailer.ts';
import { smtpMailer } from '../jobs/smtp-mailer.ts';

/** Delay until changes of other processes are seen. */
const catalogSeconds = 2;
const contentSeconds = 15;

/** Creates the dependencies of operations and jobs. */
export function createContext(
  config: Config,
  db: Db,
  readPublic: PublicRead,
  secret: string,
  now: AppContext['now'],
): AppContext {
  const { contactTo, limits, sessionHours, payment, siteUrl, smtpUrl, mailFrom: from } = config;
  return {
    db,
    readPublic,
    now,
    keys: keysFrom(secret),
    limits,
    contactTo,
    sessionHours,
    catalog: cached(catalogSeconds, (last) => readPublic((from) => loadCatalog(from, last))),
    content: cached(contentSeconds, () => readPublic(loadContent)),
    mailer: smtpUrl ? smtpMailer(db, { smtpUrl, from, log: console.error, now }) : outboxMailer,
    siteUrl,
    payments: payment && razorpay(payment),
    log: console.error,
  };
}

// `pnpm payments:extra`: lists the second payments of paid orders that are to be refunded.
// `pnpm payments:extra PAYMENT_ID`: that one was refunded at the provider.

import { refunded } from '../domain/owner-acts.ts';
import { listExtraPayments } from '../domain/payments/extra-payments.ts';
import { runScript } from './run-script.ts';

await runScript((paymentId) =>
  paymentId === undefined
    ? { path: '/admin/extra-payments', work: listExtraPayments }
    : {
        path: `/admin/extra-payments/${encodeURIComponent(paymentId)}/refunded`,
        work: (db) => refunded(db, paymentId, new Date()),
      },
);

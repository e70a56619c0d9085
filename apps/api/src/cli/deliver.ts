// `pnpm deliver ORDER_ID`: the parcel has arrived.

import { deliverOrder } from '../domain/orders/delivery.ts';
import { runScript } from './run-script.ts';

await runScript({
  what: 'an order',
  usage: 'pnpm deliver ORDER_ID',
  path: (id) => `/admin/orders/${id}/deliver`,
  work: (db, id) => deliverOrder(db, id, new Date()),
  done: (id) => `Order ${id} is delivered.`,
});

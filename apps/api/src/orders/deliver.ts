// `pnpm deliver ORDER_ID`: the parcel has arrived.
import { runScript } from '../start/run-script.ts';
import { deliverOrder } from './delivery.ts';

await runScript({
  what: 'an order',
  usage: 'pnpm deliver ORDER_ID',
  path: (id) => `/admin/orders/${id}/deliver`,
  work: (db, id) => deliverOrder(db, id, new Date()),
  done: (id) => `Order ${id} is delivered.`,
});

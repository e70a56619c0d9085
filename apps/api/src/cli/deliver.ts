// `pnpm deliver ORDER_ID`: the parcel has arrived.

import { deliverOrder } from '../domain/orders/delivery.ts';
import { idOf, runScript } from './run-script.ts';

await runScript((argument) => {
  const id = idOf(argument, 'an order', 'pnpm deliver ORDER_ID');
  return {
    path: `/admin/orders/${id}/deliver`,
    work: async (db) => {
      await deliverOrder(db, id, new Date());
      return `Order ${id} is delivered.`;
    },
  };
});

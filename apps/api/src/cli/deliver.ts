// `pnpm deliver ORDER_ID`: the parcel has arrived.

import { deliver } from '../domain/owner-acts.ts';
import { idOf, runScript } from './run-script.ts';

await runScript((argument) => {
  const id = idOf(argument, 'an order', 'pnpm deliver ORDER_ID');
  return {
    path: `/admin/orders/${id}/deliver`,
    work: (db) => deliver(db, id, new Date()),
  };
});

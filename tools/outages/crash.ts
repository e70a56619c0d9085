import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from './cluster.ts';
import { buy, newCustomers, newPurchase, type Purchase } from './purchases.ts';

/**
 * Places and pays orders while servers are killed and database connections break, and compares the
 * database with everything that was acknowledged.
 */
export async function killServersUnderLoad(postgres: string, kills: number) {
  const cluster = await startCluster(postgres);
  const purchases: Purchase[] = [];
  let isOpen = true;
  let repetitions = 0;
  const morePaid = async () => {
    const paid = () => purchases.filter(({ isPaid }) => isPaid).length;
    const target = paid() + 20;
    while (isOpen && paid() < target) await wait(100);
  };
  const killServers = async () => {
    for (let number = 0; isOpen && number < kills; number++) {
      await morePaid();
      cluster.cutDatabase();
      await morePaid();
      await cluster.kill(number);
    }
    await morePaid();
    isOpen = false;
  };
  try {
    const customers = await newCustomers(cluster.url, 10);
    const sales = customers.map(async (customer) => {
      while (isOpen) {
        const purchase = newPurchase(customer);
        purchases.push(purchase);
        repetitions += await buy(cluster.url, purchase);
      }
    });
    await Promise.all([killServers(), ...sales]);
    return { repetitions, ...(await check(cluster.databaseUrl, purchases)) };
  } finally {
    isOpen = false;
    await cluster.stop();
  }
}

/** Compares the stored orders with everything that was acknowledged. */
export async function check(connectionString: string, purchases: Purchase[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client
    .query<{ id: number; isPaid: boolean; hasMail: boolean }>(
      `select id::int, payment_status = 'completed' as "isPaid",
         exists (select from mails where once_name = 'order-paid:' || orders.id) as "hasMail"
       from orders where user_id = any($1::int[])`,
      [purchases.map(({ customer }) => customer.user_id)],
    )
    .finally(() => client.end());
  const stored = new Map(rows.map((row) => [row.id, row]));
  const rowOf = ({ order }: Purchase) => stored.get(order?.id ?? 0);
  const paid = purchases.filter(({ isPaid }) => isPaid);
  return {
    orders: purchases.length,
    paid: paid.length,
    lostOrders: purchases.filter((purchase) => !rowOf(purchase)).length,
    doubledOrders: rows.length - new Set(purchases.map(({ order }) => order?.id)).size,
    lostPayments: paid.filter((purchase) => !rowOf(purchase)?.isPaid).length,
    missingMails: paid.filter((purchase) => !rowOf(purchase)?.hasMail).length,
  };
}

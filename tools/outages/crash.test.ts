import { execaSync } from 'execa';
import { expect, it } from 'vitest';
import { killServersUnderLoad } from './crash.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';
const has = (program: string) => !execaSync('which', [program], { reject: false }).failed;

it.skipIf(!postgres || !has('haproxy') || !has('pgbouncer'))(
  'loses and doubles no order while servers are killed and database connections break',
  async () => {
    const kills = 2;
    const outcome = await killServersUnderLoad(postgres, kills);
    console.log(
      `crash: ${kills} kills, ${outcome.orders} acknowledged orders, ${outcome.lostOrders} lost, ${outcome.doubledOrders} doubled`,
    );
    expect(outcome).toMatchObject({
      lostOrders: 0,
      doubledOrders: 0,
      lostPayments: 0,
      missingMails: 0,
    });
    expect(outcome.paid).toBeGreaterThan(0);
  },
  400_000,
);

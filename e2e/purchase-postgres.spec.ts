import { type Shop, startShop } from '@parinda/testing/servers';
import { test as base } from '@playwright/test';
import { Client } from 'pg';
import { newVisitor } from './customer.ts';
import { buyAndReview } from './purchase.ts';
import { roomyLimits } from './shop-test.ts';

const server = process.env.TEST_DATABASE_URL;

/** A shop on a new database of the given server. */
const test = base.extend<{ shop: Shop; databaseUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
  databaseUrl: async ({}, use) => {
    const client = new Client({ connectionString: server });
    const name = `parinda_e2e_${Date.now()}`;
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await use(Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href);
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
  },
  shop: async ({ databaseUrl }, use) => {
    const shop = await startShop({ ...roomyLimits, DATABASE_URL: databaseUrl, SEED: '1' });
    await use(shop);
    await shop.stop();
  },
  baseURL: ({ shop }, use) => use(shop.url),
});

test.skip(!server, 'TEST_DATABASE_URL names no PostgreSQL');

test('the whole purchase also runs on PostgreSQL', async ({ page, shop, databaseUrl }) => {
  await buyAndReview(page, shop, newVisitor(), { DATABASE_URL: databaseUrl });
});

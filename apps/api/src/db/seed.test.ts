import { safeError } from '@parinda/server-kit/safe-error';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { hashPassword } from '../domain/identity/password.ts';
import { issueInvoice } from '../domain/invoices/issue-invoice.ts';
import { categories, facts, products } from './schema.ts';
import { seedIfEmpty } from './seed.ts';
import { type SeedData, seedData } from './seed-data.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(() =>
  test.context.db.execute(
    sql`truncate ${products}, ${categories}, ${facts}, users restart identity cascade`,
  ),
);

const seed = (data: SeedData) =>
  seedIfEmpty(test.context.db, data, new Date(), { hashPassword, issueInvoice });

it("leaves an owner's categories alone", async () => {
  await test.context.db.insert(categories).values({ id: 1, name: 'Seeds' });
  expect(await seed(seedData(true))).toBe(false);
  expect(await test.context.db.$count(products)).toBe(0);
});

it('stores nothing of a broken seed and names the cause', async () => {
  const [first, ...others] = seedData(true).products;
  const broken = { ...seedData(true), products: [{ ...first!, price: -1 }, ...others] };
  const error = await seed(broken).catch(safeError);
  expect(error).toMatchObject({
    message: 'new row for relation "products" violates check constraint "products_price"',
  });
  expect(await test.context.db.$count(categories)).toBe(0);
});

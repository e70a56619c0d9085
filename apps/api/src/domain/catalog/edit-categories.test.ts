import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminToken, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { categories } from '../../db/schema.ts';
import {
  addCategories,
  listCategories,
  removeCategory,
  renameCategory,
} from './edit-categories.ts';

let test: TestServer;
beforeEach(async () => {
  test = await startTestServer();
});
afterEach(() => test.close());

const add = (...names: string[]) => addCategories(test.context, { names });
const rename = (from: string, to: string) => renameCategory(test.context, { from, to });
const remove = (name: string) => removeCategory(test.context, { name });
const shown = async () => {
  test.context.catalog.invalidate();
  const { body } = await test.call('GET', '/api/user/uploadCategory/');
  return body.map((one: { category_name: string }) => one.category_name) as string[];
};
const seeded = ['Bird Spikes', 'Bird Nets', 'Accessories', 'Monkey Spikes'];

it('lists the categories with the number of their products', async () => {
  await add('Seeds');
  const { text, data } = await listCategories(test.context);
  expect(text.split('\n')).toEqual([
    ...seeded.map((name, index) =>
      expect.stringMatching(new RegExp(`^${index + 1}  ${name}  \\d+ products$`)),
    ),
    '5  Seeds  0 products',
  ]);
  expect(data).toContainEqual({ id: 5, name: 'Seeds', products: 0 });
  await test.context.db.execute(sql`truncate ${categories} cascade`);
  expect((await listCategories(test.context)).text).toBe('No categories yet.');
});

describe('adding', () => {
  it('appends categories, which a running shop shows at once', async () => {
    await shown();
    const body = { names: ['  Garden   Tools ', 'बीज'] };
    const url = '/admin/commands/categories:add';
    const done = await test.call('POST', url, { token: adminToken, body });
    expect(done).toMatchObject({ status: 200, body: { text: 'Added Garden Tools and बीज.' } });
    const { body: list } = await test.call('GET', '/api/user/uploadCategory/');
    expect(list.slice(4)).toEqual([
      { id: 5, category_name: 'Garden Tools' },
      { id: 6, category_name: 'बीज' },
    ]);
  });

  it('starts with the id that the home page links to', async () => {
    await test.context.db.execute(sql`truncate ${categories} cascade`);
    expect((await add('Seeds')).data).toEqual([{ id: 1, name: 'Seeds' }]);
  });

  it.each([
    [['bird nets'], 'There is already a category Bird Nets.'],
    [['Seeds', 'seeds'], 'There is already a category Seeds.'],
    [['Seeds', ' '], 'Missing name of the category.'],
    [[], 'Missing name of the category.'],
    [['12'], 'The name 12 is a number. Add a word: numbers are ids of categories.'],
    [['a'.repeat(101)], 'The name of a category must have at most 100 characters.'],
    [['a\u202eb'], /contains a character that cannot be seen/],
  ])('rejects %j and adds nothing', async (names, message) => {
    await expect(add(...names)).rejects.toThrow(message);
    expect(await shown()).toEqual(seeded);
  });
});

describe('renaming', () => {
  it('keeps the products, in any case of the old name', async () => {
    expect((await rename('bird nets', 'Nets')).text).toBe('Renamed Bird Nets to Nets.');
    expect(await shown()).toEqual(['Bird Spikes', 'Nets', 'Accessories', 'Monkey Spikes']);
    const products = (await test.call('GET', '/api/user/products/')).body;
    const names = new Set(products.map((one: { category_name: string }) => one.category_name));
    expect([names.has('Nets'), names.has('Bird Nets')]).toEqual([true, false]);
  });

  it('changes the case of a name', async () => {
    expect((await rename('Bird Nets', 'Bird nets')).text).toBe('Renamed Bird Nets to Bird nets.');
  });

  it.each([
    [
      'Bird Net',
      'Nets',
      'There is no category Bird Net. The nearest are Bird Nets, Bird Spikes and Accessories.',
    ],
    ['Bird Nets', 'accessories', 'There is already a category Accessories.'],
    ['Bird Nets', '', 'Missing name of the category.'],
  ])('rejects %s to %s', async (from, to, message) => {
    await expect(rename(from, to)).rejects.toThrow(message);
    expect(await shown()).toEqual(seeded);
  });
});

describe('removing', () => {
  it('removes a category without products', async () => {
    await add('Seeds');
    expect((await remove('seeds')).text).toBe('Removed Seeds.');
    expect(await shown()).toEqual(seeded);
  });

  it('refuses a category with products, also hidden ones, and counts them', async () => {
    await test.context.db.execute(sql`update products set is_on_sale = false`);
    await expect(remove('Bird Nets')).rejects.toThrow(
      /^Bird Nets has \d products, also counting hidden ones\. .*`shop products remove`\.$/,
    );
    expect(await shown()).toEqual(seeded);
  });

  it('reports an unknown category', async () => {
    await test.context.db.execute(sql`truncate ${categories} cascade`);
    await expect(remove('Seeds')).rejects.toThrow(
      'There is no category Seeds. There are no categories yet.',
    );
  });
});

import { brand } from '@parinda/brand';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOfFile } from '../../../testing/rows-of-file.ts';
import { adminToken, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { products } from '../../db/schema.ts';
import { checkRows } from '../rows/checked-rows.ts';
import { exportProducts, importProducts } from './import-products.ts';
import { type ProductRow, productRowSchema } from './product-rows.ts';

let test: TestServer;
let all: ProductRow[];
beforeAll(async () => {
  test = await startTestServer();
  all = (await exportProducts(test.context)).data as ProductRow[];
});
afterAll(() => test.close());

const importing = (rows: unknown[], dryRun = false) =>
  importProducts(test.context, { rows, dryRun });
const first = () => all[0] as ProductRow;
const newRow = (more: object = {}) => ({ ...first(), slug: 'a-new-spike', ...more });

// Spec: decisions Server
it('exports a table that imports without changes', async () => {
  expect(all.length).toBeGreaterThan(20);
  const { text, data } = await importing(all);
  expect(data).toEqual({ added: 0, changed: 0, unchanged: all.length });
  expect(text).toBe(`Imported: 0 added, 0 changed, ${all.length} unchanged.`);
});

it('prints a table that imports from a file without changes', async () => {
  const texts = ['One "quoted", two\r\n\r\nlines ', '  =1+1; x|y\t', '\u20b95 \u00d7 10\u2033'];
  await importing(texts.map((text, n) => newRow({ slug: `text-${n}`, long_desc: text })));
  const printed = await exportProducts(test.context);
  const { data } = await importing(rowsOfFile(`${printed.text}\n`));
  expect(data).toEqual({ added: 0, changed: 0, unchanged: all.length + texts.length });
  await test.context.db.delete(products).where(like(products.slug, 'text-%'));
});

it.each([
  ['1,299.00', 1299],
  ['1,29,900', 129_900],
  ['12,345,678.5', undefined],
  ['1,29', undefined],
  ['1,2,3', undefined],
])('reads the price %s as %s', async (price, expected) => {
  const done = importing([newRow({ slug: 'priced', price, max_price: '9,999,999' })], true);
  await (expected ? done : expect(done).rejects.toThrow('Row 1: price must be'));
  if (!expected) return;
  const [row] = checkRows([newRow({ price })], productRowSchema, () => []);
  expect(row?.price).toBe(expected);
});

it('adds and changes products by slug, parses numbers and booleans, and shows the change at once', async () => {
  const rows = [
    { ...first(), price: '1.50', max_price: '99999', is_best: 'TRUE' },
    newRow({ bullet_one: 'TRUE', bullet_two: '', image2: '' }),
  ];
  const dry = { text: 'Dry run: 1 added, 1 changed, 0 unchanged.' };
  expect(await importing(rows, true)).toMatchObject(dry);
  expect((await exportProducts(test.context)).data).toEqual(all);

  const url = '/admin/commands/products:import';
  const done = await test.call('POST', url, { token: adminToken, body: { rows } });
  expect(done).toMatchObject({ status: 200, body: { data: { added: 1, changed: 1 } } });
  const changed = (await test.call('GET', `/api/user/products/${first().slug}/`)).body;
  expect(changed).toMatchObject({ price: 1.5, max_price: 99_999, isBest: true });
  const added = (await test.call('GET', '/api/user/products/a-new-spike/')).body;
  expect(added).toMatchObject({ bullet_one: 'TRUE', title: first().title });
  const list = (await test.call('GET', '/api/user/products/')).body;
  expect(list.at(-1).slug).toBe('a-new-spike');
});

// Legal Metrology (Packaged Commodities) Rules 2011, 6(10)
it('imports the declarations of a pack, and takes country and customer care of the brand', async () => {
  const declared = {
    net_quantity: '5 N',
    generic_name: 'Bird spikes',
    manufacturer: 'Kabutar Works, Pune 411001',
    country_of_origin: 'Nepal',
    customer_care: 'Kabutar Works, +91 20 2612 3456',
  };
  const none = Object.fromEntries(Object.keys(declared).map((name) => [name, '']));
  await importing([newRow({ slug: 'declared', ...declared }), newRow({ slug: 'bare', ...none })]);
  test.context.catalog.invalidate();
  const read = async (slug: string) => (await test.call('GET', `/api/user/products/${slug}/`)).body;
  expect(await read('declared')).toMatchObject(declared);
  const bare = await read('bare');
  expect(bare.country_of_origin).toBe(brand.countryOfOrigin);
  expect(bare.customer_care).toContain(brand.customerCare.email);
  for (const name of ['net_quantity', 'generic_name', 'manufacturer']) {
    expect(bare).not.toHaveProperty(name);
  }
  const exported = (await exportProducts(test.context)).data as ProductRow[];
  expect(exported.find(({ slug }) => slug === 'declared')).toMatchObject(declared);
  await expect(importing([newRow({ net_quantity: 'a'.repeat(101) })])).rejects.toThrow(
    'Row 1: net_quantity must NOT have more than 100 characters',
  );
});

it('takes a product off sale', async () => {
  await importing([{ ...first(), is_on_sale: 'false' }]);
  test.context.catalog.invalidate();
  expect((await test.call('GET', `/api/user/products/${first().slug}/`)).status).toBe(404);
  await importing([first()]);
  test.context.catalog.invalidate();
});

// Spec: decisions Server
it('imports all rows or none and reports errors by row', async () => {
  const before = (await exportProducts(test.context)).data;
  const rows = [
    newRow({ slug: 'another-good-one' }),
    newRow({ slug: 'Not A Slug', price: '-1' }),
    newRow({ slug: 'b', price: 5, max_price: 4 }),
    newRow({ slug: 'c', category_name: 'Bird Net' }),
    newRow({ slug: 'another-good-one' }),
    newRow({ slug: 'd', price: '1.005', colour: 'red' }),
    newRow({ slug: 'e', price: 1.005 }),
    newRow({ slug: 'f', image1: 'javascript:alert(1)' }),
    newRow({ slug: 'h', category_name: 'Bird Net' }),
    newRow({ slug: 'i', category_name: '$(rm x)' }),
    newRow({ slug: 'j', category_name: 'bird nets ' }),
    { slug: 'g' },
    'no row',
  ];
  const message = await importing(rows).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message.split('\n')).toEqual([
    'Nothing was imported:',
    expect.stringMatching(/^Row 2: slug must match pattern/),
    'Row 2: price must be >= 0',
    'Row 3: max_price is below price',
    'Row 4: There is no category Bird Net. The nearest are Bird Nets, Bird Spikes and Accessories. Add it with: npx pnpm@12 shop categories add "Bird Net"',
    'Row 5: another-good-one is already in row 1',
    'Row 6: must NOT have additional properties (colour)',
    'Row 7: a price has more than two decimals',
    expect.stringMatching(/^Row 8: image1 must match pattern/),
    'Row 9: There is no category Bird Net',
    expect.stringMatching(/^Row 10: There is no category \$\(rm x\)\. .* categories add NAME$/),
    'Row 11: There is no category bird nets . Write Bird Nets',
    ...Array(7).fill(expect.stringMatching(/^Row 12: must have required property/)),
    'Row 13: must be object',
  ]);
  expect((await exportProducts(test.context)).data).toEqual(before);
  await expect(importing([])).rejects.toThrow('The file has no rows.');
});

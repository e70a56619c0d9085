import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullBody } from '../../../testing/contract.ts';
import { pagesOf } from '../../../testing/pages-of.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { contactMessages, products } from '../../db/schema.ts';
import { products as sold } from '../../db/seed/products.ts';
import { withTx } from '../../db/with-tx.ts';
import { productList } from '../../http/wire/product.ts';
import { loadCatalog } from './catalog.ts';
import { markCatalogChanged } from './version.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

// Spec: 1 §3
it('lists the products in catalog order, in rupees', async () => {
  const { status, body } = await test.call('GET', '/api/user/products/');
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({ id: 1, category_name: sold[0]?.category, isBest: true });
  const named = ({ slug, price, max_price }: (typeof sold)[number]) => [slug, price, max_price];
  expect(body.map(named)).toEqual(sold.map(named));
  expect(Number(body[0].average_rating)).toBeGreaterThan(3);
});

// Spec: 1 §3
it('returns a null rating for products without reviews', async () => {
  const { body } = await test.call('GET', '/api/user/products/');
  expect(body.some((one: { average_rating: unknown }) => one.average_rating === null)).toBe(true);
});

// Spec: 1 §2 Home
it('counts the published reviews of each product', async () => {
  const { body } = await test.call('GET', '/api/user/products/');
  for (const { id, review_count: count, average_rating: rating } of body.slice(0, 5)) {
    const { body: shown } = await test.call('GET', `/api/user/reviews/?product_id=${id}`);
    expect([count, rating !== null]).toEqual([shown.length, shown.length > 0]);
  }
  expect(body[0].review_count).toBeGreaterThan(1);
});

// Spec: decisions Catalogue
it('responds with 304 and no body to a matching ETag', async () => {
  const { headers } = await test.call('GET', '/api/user/products/');
  const again = await test.call('GET', '/api/user/products/', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again).toMatchObject({ status: 304, body: undefined });
  const other = await test.call('GET', '/api/user/products/', {
    headers: { 'if-none-match': '"another"' },
  });
  expect(other.status).toBe(200);
});

// Spec: decisions Server
it('reads the catalog again only after a change and serializes the list once', async () => {
  const { db } = test.context;
  const read = await loadCatalog(db, undefined);
  expect(await loadCatalog(db, read)).toBe(read);
  expect(productList(read)).toBe(productList(read));
  const rename = (title: string) =>
    withTx(db, async (tx) => {
      await markCatalogChanged(tx);
      await tx.update(products).set({ title }).where(eq(products.id, 1));
    });
  const title = read.byId.get(1)?.title ?? '';
  await rename('Renamed by another process');
  const changed = await loadCatalog(db, read);
  expect(changed.byId.get(1)?.title).toBe('Renamed by another process');
  await rename(title);
});

// Spec: decisions Server
it('sees changes by other programs within a minute', async () => {
  const { db } = test.context;
  const read = await loadCatalog(db, undefined);
  expect(await loadCatalog(db, { ...read, loadedAt: Date.now() - 59_000 })).toMatchObject({
    version: read.version,
    loadedAt: expect.closeTo(Date.now() - 59_000, -3),
  });
  const old = { ...read, loadedAt: Date.now() - 61_000 };
  expect(await loadCatalog(db, old)).not.toBe(old);
});

// Spec: decisions Server
it.each(['/api/user/products/', '/api/user/uploadCategory/', '/api/user/blogs/'])(
  'lists %s in pages on request, each with a link to the next',
  async (url) => {
    const ids = async (query: string) =>
      (await test.call('GET', url + query)).body.map(({ id }: { id: number }) => id);
    const all = await ids('');
    const read = await pagesOf(test, `${url}?limit=3`);
    expect(read.map((page) => page.length)).toContain(3);
    expect(read.flat().map(({ id }) => id)).toEqual(all);
    expect(await ids(`?cursor=${all.at(-2)}`)).toEqual(all.slice(-1));
    expect(await ids(`?cursor=${all.at(-1)}&limit=5`)).toEqual([]);
    for (const wrong of ['limit=0', 'limit=101', 'limit=x', 'cursor=0', 'cursor=99999999']) {
      expect((await test.call('GET', `${url}?${wrong}`)).status, wrong).toBe(400);
    }
  },
);

it('lists the gallery in pages, whose pictures have no ids', async () => {
  const url = '/api/user/gallery/';
  const all = (await test.call('GET', url)).body;
  const read = await pagesOf(test, `${url}?limit=2`);
  expect(read.length).toBeGreaterThan(1);
  expect(read.flat()).toEqual(all);
  expect((await test.call('GET', `${url}?cursor=99999999`)).status).toBe(400);
});

// Spec: decisions Catalogue
it('finds a product by slug and by id', async () => {
  const byId = await test.call('GET', '/api/user/products/1/');
  const bySlug = await test.call('GET', `/api/user/products/${byId.body.slug}/`);
  expect(bySlug).toMatchObject({ status: 200, body: byId.body });
  expect(byId.body.bullet_five).toBeTruthy();
  expect(byId.body.image5).toBeTruthy();
});

it.each(['moon-dust', '999999', '99999999999999999999', '-1', 'constructor', '1e9'])(
  'does not find %s',
  async (slug) => {
    expect((await test.call('GET', `/api/user/products/${slug}/`)).status).toBe(404);
  },
);

it.each(['%00', 'a'.repeat(201), 'a'.repeat(10_000), '%E0%A4%A'])(
  'rejects the slug %.20s',
  async (slug) => {
    expect((await test.call('GET', `/api/user/products/${slug}/`)).status).toBe(400);
  },
);

it('lists the categories by id', async () => {
  const { body } = await test.call('GET', '/api/user/uploadCategory/');
  expect(body.map((one: { id: number }) => one.id)).toEqual([1, 2, 3, 4]);
});

// Spec: 1 §2 Gallery
it('lists the gallery, the articles with the newest first, and one article by slug', async () => {
  const gallery = (await test.call('GET', '/api/user/gallery/')).body;
  expect(gallery).toHaveLength(10);
  expect(gallery[1]).toMatchObject({ product_slug: 'clearview-nylon-balcony-net-10-x-10-ft' });
  const { body: blogs } = await test.call('GET', '/api/user/blogs/');
  const times = blogs.map((blog: { created_at: string }) => blog.created_at);
  expect(times).toEqual([...times].sort().reverse());
  const { slug } = blogs[2];
  expect((await test.call('GET', `/api/user/blogs/?slug=${slug}`)).body).toEqual([blogs[2]]);
  expect((await test.call('GET', '/api/user/blogs/?slug=none')).body).toEqual([]);
  expect((await test.call('GET', '/api/user/blogs/?slug=')).status).toBe(400);
});

it('stores an enquiry and reports missing or blank fields', async () => {
  const body = { name: 'Asha', email: 'not checked', subject: 'Nets', message: 'Do you ship?' };
  expect((await test.call('POST', '/api/user/contact/', { body })).status).toBe(201);
  const stored = () => test.context.db.select().from(contactMessages);
  expect(await stored()).toEqual([
    { ...body, id: 1, createdAt: expect.any(Date), answeredAt: null, answer: null },
  ]);
  const blank = await test.call('POST', '/api/user/contact/', { body: { ...body, name: ' ' } });
  expect(blank).toMatchObject({ status: 400, body: { name: ['This field is required.'] } });
  const none = await test.call('POST', '/api/user/contact/', { body: {} });
  expect(Object.keys(none.body).sort()).toEqual(['email', 'message', 'name', 'subject']);
  expect(await stored()).toHaveLength(1);
});

it('stores every property of an enquiry', async () => {
  const body = fullBody('sendContactMessage');
  expect((await test.call('POST', '/api/user/contact/', { body })).status).toBe(201);
  const [stored = {}] = await test.context.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.name, body.name ?? ''));
  const kept: unknown[] = Object.values(stored);
  const lost = Object.keys(body).filter((name) => !kept.includes(body[name]));
  const places = 'apps/api/src/domain/content/contact.ts and apps/api/src/db/schema/shop.ts';
  expect(lost, `Store these properties: ${places}`).toEqual([]);
});

// Spec: 2 §7; decisions Calls
it('finds a pincode and reports an unknown one', async () => {
  const statusOf = async (pin: string) =>
    (await test.call('GET', `/pincode/${pin}`)).body[0].Status;
  expect(await statusOf('570001')).toBe('Success');
  expect(await statusOf('000000')).toBe('Error');
  expect(await statusOf('abc')).toBe('404');
});

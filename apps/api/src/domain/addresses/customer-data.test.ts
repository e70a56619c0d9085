import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { addressForm as form } from '../../../testing/address-form.ts';
import { fullBody } from '../../../testing/contract.ts';
import { pagesOf } from '../../../testing/pages-of.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let test: TestServer;
let asha: { id: number; token: string };
let ravi: { id: number; token: string };
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await make.customer(test.context);
  ravi = await make.customer(test.context);
});

const add = (body: object, token = asha.token) =>
  test.call('POST', '/api/user/addresses/', { token, body });
const addressesOf = (id: number, token = asha.token) =>
  test.call('GET', `/api/user/addresses/${id}/`, { token });

it('lists addresses, oldest first', async () => {
  const first = await add({ ...form, address_line2: ' ' });
  test.advanceMinutes(1);
  const second = await add({ ...form, city: 'Pune' });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({ ...form, address_line2: null, id: first.body.id, user: asha.id });
  expect((await addressesOf(asha.id)).body).toEqual([first.body, second.body]);
});

it('stores every property of an address', async () => {
  const body = fullBody('createAddress');
  const added = await add(body);
  expect(added.status).toBe(201);
  const lost = Object.keys(body).filter((name) => added.body[name] !== body[name]);
  const places = 'apps/api/src/http/handlers/addresses.ts and apps/api/src/db/schema/people.ts';
  expect(lost, `Store these properties: ${places}`).toEqual([]);
});

// Spec: decisions Second round
it('stores digits of any script in phone and pincode as ASCII', async () => {
  const { body } = await add({ ...form, phone: '९८७६५ ४३२१०', zip_code: '５７０００１' });
  expect(body).toMatchObject({ phone: '98765 43210', zip_code: '570001' });
  const { body: found } = await test.call('GET', `/pincode/${encodeURIComponent('५७०००१')}`);
  expect(found[0].Status).toBe('Success');
});

it.each([
  [{ phone: '12345' }, { phone: ['Please enter a valid phone number of ten digits.'] }],
  [{ phone: '0000000000' }, { phone: ['Please enter a valid phone number of ten digits.'] }],
  [{ phone: ' ' }, { phone: ['This field is required.'] }],
  [{ zip_code: '000000' }, { zip_code: ['Please enter a valid pincode of six digits.'] }],
  [{ zip_code: '57000' }, { zip_code: ['Please enter a valid pincode of six digits.'] }],
])('rejects an address with %j', async (wrong, body) => {
  expect(await add({ ...form, ...wrong })).toMatchObject({ status: 400, body });
});

it('lists addresses in pages on request', async () => {
  for (const city of ['Pune', 'Mysuru', 'Surat']) await add({ ...form, city });
  const pages = await pagesOf(test, `/api/user/addresses/${asha.id}/?limit=2`, asha);
  expect(pages).toMatchObject([[{ city: 'Pune' }, { city: 'Mysuru' }], [{ city: 'Surat' }]]);
});

it('assigns an address to the signed-in customer and ignores user and id of the body', async () => {
  const { body } = await add({ ...form, user: ravi.id, id: 1 });
  expect(body.user).toBe(asha.id);
  expect((await addressesOf(ravi.id, ravi.token)).body).toEqual([]);
});

it('reports missing and blank fields', async () => {
  const { status, body } = await add({ ...form, city: '', phone: null, zip_code: undefined });
  expect(status).toBe(400);
  const text = ['This field is required.'];
  expect(body).toEqual({ city: text, phone: text, zip_code: text });
});

it('neither shows nor deletes another customer’s addresses', async () => {
  const { body } = await add(form);
  expect((await addressesOf(asha.id, ravi.token)).status).toBe(404);
  const url = `/api/user/addresses/delete/${body.id}/`;
  expect((await test.call('DELETE', url, ravi)).status).toBe(404);
  expect((await addressesOf(asha.id)).body).toHaveLength(1);
  expect((await test.call('DELETE', url, asha)).status).toBe(204);
  expect((await test.call('DELETE', url, asha)).status).toBe(404);
});

it('accepts a JSON content type without a body', async () => {
  const { body } = await add(form);
  const { status } = await test.call('DELETE', `/api/user/addresses/delete/${body.id}/`, {
    token: asha.token,
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(204);
});

it('limits addresses to a hundred in parallel requests', async () => {
  for (let n = 0; n < 95; n++) await make.address(test.context, asha.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(form)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect((await addressesOf(asha.id)).body).toHaveLength(100);
});

it('limits addresses to a hundred', async () => {
  for (let n = 0; n < 99; n++) await make.address(test.context, asha.id);
  expect((await add(form)).status).toBe(201);
  expect(await add(form)).toMatchObject({
    status: 400,
    body: { address: ['You can keep at most 100 addresses.'] },
  });
  expect((await addressesOf(asha.id)).body).toHaveLength(100);
});

it('lists the wishlist, newest first, without duplicates', async () => {
  const wish = (product: number) =>
    test.call('POST', '/api/user/wishlist/', { token: asha.token, body: { product } });
  const isWished = async (token: string) =>
    (await test.call('GET', '/api/user/wishlist/7', { token })).body.is_wishlisted;

  const first = await wish(7);
  expect(first.status).toBe(201);
  test.advanceMinutes(1);
  await wish(8);
  expect((await wish(7)).body).toEqual(first.body);
  const list = await test.call('GET', '/api/user/wishlist/', asha);
  const ids = list.body.map(
    (entry: { product_details: { id: number } }) => entry.product_details.id,
  );
  expect(ids).toEqual([8, 7]);
  const pages = await pagesOf(test, '/api/user/wishlist/?limit=1', asha);
  expect(pages).toEqual([[list.body[0]], [list.body[1]]]);
  expect(await isWished(asha.token)).toBe(true);
  expect(await isWished(ravi.token)).toBe(false);

  const remove = (token: string) => test.call('DELETE', '/api/user/wishlist/7/', { token });
  expect((await remove(ravi.token)).status).toBe(204);
  expect(await isWished(asha.token)).toBe(true);
  expect((await remove(asha.token)).status).toBe(204);
  expect((await remove(asha.token)).status).toBe(204);
  expect(await isWished(asha.token)).toBe(false);
});

it('rejects an unknown product on the wishlist', async () => {
  const wish = (product: unknown) =>
    test.call('POST', '/api/user/wishlist/', { token: asha.token, body: { product } });
  expect((await wish(2 ** 40)).status).toBe(404);
  expect((await wish('7')).status).toBe(400);
  expect((await wish(undefined)).body).toEqual({ message: 'product: This field is required.' });
  const unknown = await test.call('GET', `/api/user/wishlist/${2 ** 40}`, asha);
  expect(unknown.body).toEqual({ is_wishlisted: false });
});

it.each([
  ['GET', '/api/user/addresses/1/'],
  ['POST', '/api/user/addresses/'],
  ['DELETE', '/api/user/addresses/delete/1/'],
  ['GET', '/api/user/orders/'],
  ['POST', '/api/user/orders/'],
  ['GET', '/api/user/orders/1/'],
  ['POST', '/api/user/orders/1/verify_payment/'],
  ['POST', '/api/user/reviews/'],
  ['GET', '/api/user/user-reviews/'],
  ['GET', '/api/user/wishlist/'],
  ['POST', '/api/user/wishlist/'],
  ['GET', '/api/user/wishlist/7'],
  ['DELETE', '/api/user/wishlist/7/'],
] as const)('requires a login: %s %s', async (method, url) => {
  expect((await test.call(method, url)).status).toBe(401);
});

it.each(['0', '-1', '1.5', 'x', '9007199254740992', '9223372036854775808', '%00'])(
  'rejects the id %s',
  async (id) => {
    expect((await test.call('GET', `/api/user/addresses/${id}/`, asha)).status).toBe(400);
    expect((await test.call('GET', `/api/user/orders/${id}/`, asha)).status).toBe(400);
    expect((await test.call('GET', `/api/user/wishlist/${id}`, asha)).status).toBe(400);
  },
);

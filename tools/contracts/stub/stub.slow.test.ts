import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { freePort } from '@parinda/testing/free-port';
import { inProject } from '@parinda/testing/project';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let port: number;
let host: string;
let kill: () => Promise<unknown>;

/** Starts the stub as a grandchild process, as pnpm does. */
beforeAll(async () => {
  port = await freePort();
  host = `http://localhost:${port}`;
  const args = JSON.stringify([inProject('tools/contracts/contracts.ts'), 'stub', `${port}`]);
  const script = `require('node:child_process').spawn(process.execPath, ${args})`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  const ended = once(parent, 'exit');
  kill = () => {
    parent.kill('SIGKILL');
    return ended;
  };
  await vi.waitFor(() => fetch(`${host}/api/user/products/`), 30_000);
});
afterAll(() => kill());

const headers = { 'content-type': 'application/json' };

async function call(method: string, path: string, body?: object, more = {}) {
  const response = await fetch(host + path, {
    method,
    headers: { ...headers, ...more },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}

async function session() {
  const account = { email: 'asha@example.com', password: 'a long pass phrase' };
  const { body } = await call('POST', '/api/user/login/', account);
  return { authorization: `Bearer ${body.token.access}` };
}

it('logs in and returns orders, as contracts/README.md describes', async () => {
  const orders = await call('GET', '/api/user/orders/', undefined, await session());
  expect(orders.body[0].items).toHaveLength(1);
  expect((await call('GET', '/api/user/orders/')).status).toBe(401);
  const others = await call('GET', '/api/user/orders/900045/', undefined, await session());
  expect(others.status).toBe(404);
});

it('returns lists with entries, and pincodes of every kind', async () => {
  expect((await call('GET', '/api/user/products/')).body).toHaveLength(1);
  expect((await call('GET', '/api/user/blogs/')).body).toHaveLength(1);
  expect((await call('GET', '/pincode/570001')).body[0].Status).toBe('Success');
  expect((await call('GET', '/pincode/999999')).body[0].Status).toBe('Error');
  expect((await call('GET', '/pincode/57')).body[0].Status).toBe('404');
  expect((await call('GET', '/seo-json/seo.json')).body['/'].title).toBeTruthy();
});

const address = {
  full_name: 'Ravi',
  phone: '98765 43210',
  address: '2 Sea View',
  address_line2: null,
  city: 'Surat',
  state: 'Gujarat',
  zip_code: '395001',
  user: 8,
};
const items = [
  { product: 12, quantity: 40 },
  { product: 13, quantity: 1 },
];
const order = {
  user: 8,
  address: 77,
  items,
  delivery_status: 'pending',
  payment_status: 'pending',
};
const proof = { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' };
const newcomer = { email: 'ravi@example.com', proof_secret: 'a'.repeat(24) };
const registration = {
  ...{ ...newcomer, name: 'Ravi', contact: '' },
  ...{ password: 'quite another one', confirm_password: 'quite another one' },
};

it('rejects any session that is not in the pacts', async () => {
  const other = { authorization: 'Bearer another' };
  for (const path of ['profile/', 'orders/', 'wishlist/7']) {
    expect((await call('GET', `/api/user/${path}`)).status, path).toBe(401);
    expect((await call('GET', `/api/user/${path}`, undefined, other)).status, path).toBe(401);
  }
  expect((await call('POST', '/api/user/orders/', order, other)).status).toBe(401);
});

it.each([
  ['POST', 'send-otp/', { email: 'ravi@example.com' }, 200],
  ['POST', 'verify-otp/', { ...newcomer, otp: '123456' }, 200],
  ['POST', 'register/', registration, 201],
  ['POST', 'login/', { email: 'ravi@example.com', password: 'quite another one' }, 200],
  ['POST', 'contact/', { name: 'R', email: 'x', subject: 'y', message: 'z' }, 201],
  ['POST', 'addresses/', address, 201],
  ['DELETE', 'addresses/delete/78/', undefined, 204],
  ['POST', 'orders/', order, 201],
  ['POST', 'orders/42/verify_payment/', proof, 200],
  ['POST', 'reviews/', { product: 12, rating: 1, review_text: '' }, 201],
  ['POST', 'reviews/', { user: 8, order: 9, product: 12, rating: 2, review_text: 'x' }, 201],
  ['POST', 'wishlist/', { product: 12 }, 201],
  ['DELETE', 'wishlist/12/', undefined, 204],
])('accepts %s %s with any valid values', async (method, path, body, status) => {
  const more = { ...(await session()), 'idempotency-key': crypto.randomUUID() };
  expect((await call(method, `/api/user/${path}`, body, more)).status).toBe(status);
});

it.each([
  ['login/', { email: 'asha@example.com', password: 'a wrong pass phrase' }, 401],
  ['verify-otp/', { email: 'asha@example.com', otp: '000000' }, 400],
  ['wishlist/', { product: 999_999_999 }, 404],
])('returns the error of the pact for %s', async (path, body, status) => {
  expect((await call('POST', `/api/user/${path}`, body, await session())).status).toBe(status);
});

it('describes the mismatch of an unknown request', async () => {
  const { status, body } = await call('POST', '/api/user/wishlist/', { item: 1 }, await session());
  expect(status).toBe(500);
  expect(body.error).toContain('Request-Mismatch');
});

it('listens on this machine only', async () => {
  const others = Object.values(networkInterfaces()).flat();
  const outside = others.find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  if (outside) await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow();
  else expect(others.every((one) => one?.internal || one?.family === 'IPv6')).toBe(true);
});

it('stops with its parent and frees its port', async () => {
  await kill();
  await vi.waitFor(async () => {
    await expect(fetch(`${host}/api/user/products/`)).rejects.toThrow();
  }, 10_000);
});

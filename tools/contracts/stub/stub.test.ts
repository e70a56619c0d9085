import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../run/free-port.ts';
import { inProject } from '../run/project.ts';

let host: string;
let end: () => Promise<unknown>;

beforeAll(async () => {
  const port = await freePort();
  host = `http://127.0.0.1:${port}`;
  const args = [inProject('tools/contracts/contracts.ts'), 'stub', `${port}`];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  end = () => {
    child.kill('SIGTERM');
    return ended;
  };
  await vi.waitFor(() => fetch(`${host}/api/user/products/`), 30_000);
}, 30_000);
afterAll(() => end());

const headers = { 'content-type': 'application/json' };

async function get(path: string, more = {}) {
  const response = await fetch(host + path, { headers: { ...headers, ...more } });
  return { status: response.status, body: await response.json() };
}

it('lets someone log in and read orders, as contracts/README.md says', async () => {
  const body = JSON.stringify({ email: 'asha@example.com', password: 'a long pass phrase' });
  const login = await fetch(`${host}/api/user/login/`, { method: 'POST', headers, body });
  const session = { authorization: `Bearer ${(await login.json()).token.access}` };
  expect((await get('/api/user/orders/', session)).body[0].items).toHaveLength(1);
  expect((await get('/api/user/orders/')).status).toBe(401);
  expect((await get('/api/user/orders/900045/', session)).status).toBe(404);
});

it('has lists with something in them, and pincodes of every kind', async () => {
  expect((await get('/api/user/products/')).body).toHaveLength(1);
  expect((await get('/api/user/blogs/')).body).toHaveLength(1);
  expect((await get('/pincode/570001')).body[0].Status).toBe('Success');
  expect((await get('/pincode/999999')).body[0].Status).toBe('Error');
  expect((await get('/pincode/57')).body[0].Status).toBe('404');
});

it('ends, and frees its port', async () => {
  await end();
  await expect(fetch(`${host}/api/user/products/`)).rejects.toThrow();
});

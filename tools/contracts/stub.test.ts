import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../run/free-port.ts';
import { inProject } from '../run/project.ts';

let host: string;
let end: () => Promise<unknown>;

beforeAll(async () => {
  const port = await freePort();
  host = `http://127.0.0.1:${port}`;
  const script = inProject('tools/contracts/contracts-stub.ts');
  const child = spawn(process.execPath, [script, String(port)], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  end = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const isUp = () =>
    fetch(`${host}/api/user/products/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100));
}, 30_000);
afterAll(() => end());

async function call(path: string, { token, body }: { token?: string; body?: object } = {}) {
  const response = await fetch(`${host}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, body: await response.json() };
}

it('lets someone log in and read orders, as contracts/README.md says', async () => {
  const login = { email: 'asha@example.com', password: 'a long pass phrase' };
  const { body } = await call('/api/user/login/', { body: login });
  const token = body.token.access;
  expect((await call('/api/user/orders/', { token })).body[0].items).toHaveLength(1);
  expect((await call('/api/user/orders/')).status).toBe(401);
  expect((await call('/api/user/orders/941/', { token })).status).toBe(404);
});

it('has lists with something in them, and pincodes of every kind', async () => {
  expect((await call('/api/user/products/')).body).toHaveLength(1);
  expect((await call('/api/user/blogs/')).body).toHaveLength(1);
  for (const [pin, status] of [
    ['570001', 'Success'],
    ['999999', 'Error'],
    ['57', '404'],
  ]) {
    expect((await call(`/pincode/${pin}`)).body[0].Status).toBe(status);
  }
});

it('ends, and frees its port', async () => {
  await end();
  await expect(fetch(`${host}/api/user/products/`)).rejects.toThrow();
});

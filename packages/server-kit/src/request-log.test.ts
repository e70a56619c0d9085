import { expect, it } from 'vitest';
import { newServer } from './new-server.ts';

const lines: Record<string, unknown>[] = [];
const app = newServer(
  {
    isProduction: true,
    trustProxy: false,
    logLevel: 'info',
  },
  { write: (line) => void lines.push(JSON.parse(line)) },
  {},
);
app.get('/orders/:id', async () => 'ok');
app.get('/health/live', async () => 'ok');

// Spec: decisions Server
it('logs one line for each request, without query and headers', async () => {
  lines.length = 0;
  const answer = await app.inject({
    url: '/orders/7?token=hush',
    headers: { authorization: 'Bearer hush', cookie: 'hush' },
  });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/orders/7',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('hush');
});

it('does not log health checks', async () => {
  lines.length = 0;
  await app.inject('/health/live');
  expect(lines).toEqual([]);
});

// Spec: decisions Server
it('returns a well-formed request id', async () => {
  const headers = { 'x-request-id': '4bf92f35-77b3.4da6' };
  expect((await app.inject({ url: '/', headers })).headers).toMatchObject(headers);
});

it.each(['short', 'x'.repeat(200), 'has spaces in it', '<script>alert(1)</script>'])(
  'replaces the malformed request id %s',
  async (given) => {
    const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  },
);

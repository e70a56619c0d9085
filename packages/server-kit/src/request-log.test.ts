import { expect, it } from 'vitest';
import { newServer } from './new-server.ts';

const lines: Record<string, unknown>[] = [];
const app = newServer(
  {
    isProduction: true,
    port: 0,
    host: 'localhost',
    trustProxy: false,
    metricsPort: undefined,
    logLevel: 'info',
  },
  { write: (line) => void lines.push(JSON.parse(line)) },
  {},
);
app.get('/orders/:id', async () => 'here');
app.get('/health/live', async () => 'here');

it('logs one line of each request, without what is asked for or sent', async () => {
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

it('keeps the regular questions of balancers out of it', async () => {
  lines.length = 0;
  await app.inject('/health/live');
  expect(lines).toEqual([]);
});

it('takes a request id that is well-formed, and gives it back', async () => {
  const headers = { 'x-request-id': '4bf92f35-77b3.4da6' };
  expect((await app.inject({ url: '/', headers })).headers).toMatchObject(headers);
});

it.each(['short', 'x'.repeat(200), 'has spaces in it', '<script>alert(1)</script>'])(
  'makes one of its own instead of %s',
  async (given) => {
    const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  },
);

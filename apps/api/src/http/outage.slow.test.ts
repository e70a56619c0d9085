import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCustomer } from '../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { toErrorResponse } from './error-response.ts';

it.each([
  [{ code: 'ECONNREFUSED' }, 503],
  [{ code: '57014' }, 503],
  [{ code: 'FST_ERR_HANDLER_TIMEOUT', statusCode: 503 }, 503],
  [{ code: '53100' }, 507],
  [{ code: 'ENOSPC' }, 507],
  [{ code: '23505' }, 500],
])('maps an unexpected error like %j to %i', (fields, status) => {
  expect(toErrorResponse(Object.assign(new Error('x'), fields))).toMatchObject({
    status,
    isUnexpected: true,
  });
});

describe('while the database', () => {
  let test: TestServer;
  let token: string;
  const statuses: number[] = [];
  beforeEach(async () => {
    test = await startTestServer();
    ({ token } = await newCustomer(test));
    await test.call('GET', '/api/user/products/');
    test.context.catalog.invalidate();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await test.close();
  });
  afterAll(() => {
    const count = (status: number) => statuses.filter((one) => one === status).length;
    console.log(
      `outage: ${statuses.length} calls, ${count(503)} refused while down, ${count(507)} while full, ${count(500)} failed`,
    );
  });
  const call = async (options: InjectOptions) => {
    const answer = await test.app.inject(options);
    statuses.push(answer.statusCode);
    return answer;
  };
  const get = (url: string) => call({ url, headers: { authorization: `Bearer ${token}` } });
  const contact = () =>
    call({
      method: 'POST',
      url: '/api/user/contact/',
      payload: { name: 'A', email: 'a@example.com', subject: 'Nets', message: 'Hello there.' },
    });
  const mockDatabase = (fail: () => never | Promise<never>) => {
    for (const name of ['select', 'insert', 'execute'] as const) {
      vi.spyOn(test.context.db, name).mockImplementation(fail as never);
    }
  };
  /** Every property and call returns itself and never resolves. */
  const neverAnswers: never = new Proxy(() => {}, {
    get: (_, name) => (name === 'then' ? () => {} : neverAnswers),
    apply: () => neverAnswers,
  }) as never;
  const failWith = (code: string) => () => {
    throw Object.assign(new Error('broken'), { code });
  };

  // Spec: decisions Server
  it('is unreachable, cached data is served, other requests fail with a message, and readiness fails', async () => {
    expect((await get('/health/ready')).statusCode).toBe(200);
    await new Promise((done) => setTimeout(done, 1100)); // that response is cached for a second
    mockDatabase(failWith('ECONNREFUSED'));
    const list = await get('/api/user/products/');
    expect([list.statusCode, list.json().length > 10]).toEqual([200, true]);
    const orders = await get('/api/user/orders/');
    expect(orders.statusCode).toBe(503);
    expect(orders.headers['retry-after']).toBe('5');
    expect(orders.json().message).toBe('The shop cannot answer at the moment. Please try again.');
    expect((await get('/health/ready')).statusCode).toBe(503);
    expect((await get('/health/live')).statusCode).toBe(200);
    vi.restoreAllMocks();
    expect((await get('/api/user/orders/')).statusCode).toBe(200);
  });

  it('is full, reads work and writes fail with a message', async () => {
    vi.spyOn(test.context.db, 'insert').mockImplementation(failWith('53100'));
    const written = await contact();
    expect([written.statusCode, JSON.stringify(written.json())]).toEqual([
      507,
      expect.stringContaining('cannot save anything at the moment'),
    ]);
    expect((await get('/api/user/orders/')).statusCode).toBe(200);
    vi.restoreAllMocks();
    expect((await contact()).statusCode).toBeLessThan(300);
  });

  // Spec: decisions Server
  it('never responds, every request ends within ten seconds', async () => {
    mockDatabase(() => neverAnswers);
    const startedAt = Date.now();
    const { statusCode, headers } = await contact();
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });
});

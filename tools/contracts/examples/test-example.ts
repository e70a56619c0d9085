import { nodeScript } from '@parinda/testing/command';
import { readInteractions } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import type { Server } from '@parinda/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJourneys } from '../journeys/journeys.ts';
import { withoutMissing } from '../optional.ts';
import { preflight } from '../preflight.ts';
import { verify } from '../verify.ts';
import type { startExpress } from './start.ts';

const origin = 'https://shop.example';

interface Example {
  name: string;
  /** Debian packages to install. CI installs them and sets TEST_PYTHON and TEST_PHP. */
  missing?: string | false;
  start: typeof startExpress;
}

/** Tests one example backend. Each has its own file, because files run in parallel. */
export const testExample = ({ name, missing, start }: Example) => {
  const isSkipped = Boolean(missing);
  const title = missing ? `${name} (skipped: install ${missing})` : name;
  describe(`the example for ${title}`, () => {
    let server: Server;
    beforeAll(async () => {
      if (!isSkipped) server = await start({ CORS_ORIGINS: origin });
    });
    afterAll(() => server?.stop());

    interface Sent {
      method?: string;
      body?: unknown;
      headers?: Record<string, string>;
    }
    const ask = async (path: string, { method, body, headers = {} }: Sent = {}) => {
      const response = await fetch(server.url + path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        redirect: 'manual',
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        ...response,
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      };
    };
    const state = async (name: string, params = {}) =>
      (await ask('/_pact/states', { body: { state: name, params, action: 'setup' } })).body;

    it.skipIf(isSkipped)('passes every pact, also for a storefront of another origin', async () => {
      const found = await verify(server.url, { providers: ['parinda-user-api'], origin });
      expect(found.length).toBeGreaterThan(80);
      expect(found.filter(({ isKept }) => !isKept)).toEqual([]);
    });

    it.skipIf(isSkipped)('passes every journey', async () => {
      const outcomes = await runJourneys(server.url);
      expect(outcomes.length).toBeGreaterThan(20);
      expect(outcomes.filter(({ problem }) => problem)).toEqual([]);
    });

    it.skipIf(isSkipped)(
      'returns the values of every state, and rejects an unknown state',
      async () => {
        const servers = { baseUrl: server.url, statesUrl: `${server.url}/_pact/states` };
        const { kept } = await withoutMissing(server.url, readInteractions());
        const { isGood, lines } = await preflight(servers, kept);
        expect(isGood, lines.join('\n')).toBe(true);
        expect(await ask('/_pact/states', { body: { state: 'unknown' } })).toMatchObject({
          status: 400,
        });
      },
    );

    it.skipIf(isSkipped)('returns documented responses to generated requests', async () => {
      const args = ['fuzz', '--base-url', server.url, '--seed', '7', '--requests', '500'];
      const script = inProject('tools/contracts/contracts.ts');
      const { code, output } = await nodeScript(script, args);
      expect(code, output).toBe(0);
    });

    it.skipIf(isSkipped)('allows requests of the storefront by CORS', async () => {
      const requestHeaders = 'authorization,content-type,idempotency-key';
      const preflighted = await ask('/api/user/orders/', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': requestHeaders,
        },
      });
      expect(preflighted.status).toBeLessThan(300);
      expect(preflighted.headers.get('access-control-allow-origin')).toBe(origin);
      const allowed = preflighted.headers.get('access-control-allow-headers')?.split(/, */);
      expect(allowed).toEqual(expect.arrayContaining(requestHeaders.split(',')));
      const answer = await ask('/api/user/products/', { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase() ?? '';
      expect(exposed.split(/, */)).toEqual(expect.arrayContaining(['etag', 'link', 'retry-after']));
      const foreign = await ask('/api/user/products/', {
        headers: { origin: 'https://other.example' },
      });
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    });

    it.skipIf(isSkipped)(
      'creates one order for simultaneous requests with the same key',
      async () => {
        const price = { price: 549, max_price: 799 };
        const params = { address_id: 910_005, product_id: 910_007, name: 'Asha Rao', ...price };
        const { token } = await state('a signed-in customer has an address', params);
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'one attempt' };
        const order = (quantity: number) => {
          const items = [{ product: 910_007, quantity }];
          return ask('/api/user/orders/', { headers, body: { address: 910_005, items } });
        };
        const answers = await Promise.all(Array.from({ length: 5 }, () => order(2)));
        for (const answer of answers) {
          expect(answer).toMatchObject({ status: 201, body: { razorpay_amount: 109_800 } });
          expect(answer.body).toEqual(answers[0]?.body);
        }
        expect((await ask('/api/user/orders/', { headers })).body).toHaveLength(1);
        expect(await order(3)).toMatchObject({
          status: 422,
          body: { message: expect.any(String) },
        });
      },
    );

    it.skipIf(isSkipped).each([
      ['/api/user/login/', { errors: [expect.any(String)] }],
      ['/api/user/send-otp/', { error: expect.any(String) }],
      ['/api/user/contact/', { non_field_errors: [expect.any(String)] }],
    ])('rejects malformed JSON at %s with the documented body', async (path, body) => {
      expect(await ask(path, { body: '{"email":' })).toMatchObject({ status: 400, body });
    });

    it.skipIf(isSkipped)('answers unknown paths with JSON and without a redirect', async () => {
      const body = { message: expect.any(String) };
      expect(await ask('/api/user/moon/')).toMatchObject({ status: 404, body });
      expect(await ask('/api/user/products')).toMatchObject({ status: 404, body });
    });

    it.skipIf(isSkipped)('accepts no provider states without PACT_STATES', async () => {
      const closed = await start({ PACT_STATES: '0' });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      const { status } = await fetch(`${closed.url}/_pact/states`, init);
      await closed.stop();
      expect(status).toBe(404);
    });
  });
};

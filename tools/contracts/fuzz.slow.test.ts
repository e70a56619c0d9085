import { nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import type { Shop } from '@parinda/testing/servers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnApi } from './own-api.ts';
import { type Answer, startProxy } from './proxy.ts';

let api: Shop;
beforeAll(async () => {
  api = await startOwnApi();
});
afterAll(() => api.stop());

/** Fuzzes the API behind a proxy, as a foreign API. */
async function fuzz(alter: (answer: Answer) => Answer) {
  using proxy = await startProxy(api.url, alter);
  const args = ['fuzz', '--base-url', `http://127.0.0.1:${proxy.port}`, '--seed', '7'];
  const script = inProject('tools/contracts/contracts.ts');
  return await nodeScript(script, [...args, '--requests', '400']);
}

/** Answers with statuses that the contract allows but this API does not use. */
function vary(answer: Answer): Answer {
  if (answer.path.startsWith('/_pact')) return answer;
  if (answer.status === 201 && !answer.path.endsWith('/register/')) {
    return { ...answer, status: 200 };
  }
  return answer.status === 400 && answer.method === 'GET' ? { ...answer, status: 422 } : answer;
}

it('accepts the allowed variations of a foreign API', async () => {
  const { code, output } = await fuzz(vary);
  expect(output).toContain('states return the values that requests need');
  expect(output).toContain('FUZZ_SEED=7: 400 requests');
  expect(code, output).toBe(0);
});

it.each<[string, (answer: Answer) => Answer, string]>([
  [
    'a field that is not as documented',
    (answer) => ({ ...answer, body: answer.body.replace(/"is_wishlisted":\w+/, '"wished":1') }),
    'is_wishlisted',
  ],
  [
    'a server error',
    (answer) => (answer.status === 404 ? { ...answer, status: 500 } : answer),
    'a server error: 500',
  ],
])('reports %s with its request', async (_case, alter, text) => {
  const { code, output } = await fuzz(alter);
  expect(output).toContain(text);
  expect(output).toContain('"method"');
  expect(code).toBe(1);
});

import { afterEach, expect, it, vi } from 'vitest';
import { apiFetch } from './api-fetch.ts';

const url = 'http://api.test/api/user/products/';
afterEach(() => vi.useRealTimers());

/** An API whose response has an ETag; counts how often it sends the whole response. */
function listApi(maxSize?: number) {
  const api = { body: '["spikes"]', sent: 0, asked: [] as (string | null)[] };
  const send: typeof fetch = async (input) => {
    const known = (input as Request).headers.get('if-none-match');
    const etag = JSON.stringify(api.body.length);
    api.asked.push(known);
    if (known === etag) return new Response(null, { status: 304 });
    api.sent += 1;
    return new Response(api.body, { headers: { etag, 'content-type': 'application/json' } });
  };
  return { api, ...apiFetch(send, maxSize) };
}

it('gets a whole response only when it has changed', async () => {
  const { api, fetch } = listApi();
  expect(await (await fetch(url)).json()).toEqual(['spikes']);
  const again = await fetch(url);
  expect([again.status, await again.json()]).toEqual([200, ['spikes']]);
  expect(api).toMatchObject({ sent: 1, asked: [null, '10'] });
});

it('evicts the least recently used response', async () => {
  const { api, fetch } = listApi(30);
  for (const query of ['?1', '?2', '?3', '?1']) await fetch(url + query);
  expect(api).toMatchObject({ sent: 4, asked: [null, null, null, null] });
  await fetch(`${url}?1`);
  expect(api.sent).toBe(4);
});

it('calls back when a response changes, but not for the first one', async () => {
  const { api, fetch, onChange } = listApi();
  const listener = vi.fn();
  onChange(listener);
  await fetch(url);
  await fetch(url);
  expect(listener).not.toHaveBeenCalled();
  api.body = '["spikes", "nets"]';
  expect(await (await fetch(url)).json()).toEqual(['spikes', 'nets']);
  expect(listener).toHaveBeenCalledOnce();
});

it('passes on responses without an ETag, and errors', async () => {
  const answers = [
    new Response('no', { status: 500, headers: { etag: '"1"' } }),
    new Response('yes'),
  ];
  const { fetch } = apiFetch(async () => answers.shift() as Response);
  expect((await fetch(url)).status).toBe(500);
  expect(await (await fetch(url)).text()).toBe('yes');
});

it('does not call an unreachable API for two seconds', async () => {
  vi.useFakeTimers();
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('refused'));
  const { fetch } = apiFetch(send);
  await expect(fetch(url)).rejects.toThrow('refused');
  await expect(fetch(url)).rejects.toThrow('a moment ago');
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2001);
  send.mockResolvedValue(new Response('[]'));
  expect(await (await fetch(url)).text()).toBe('[]');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchScripts } from './fetchScripts.ts';

const load = vi.fn(async () => ({ part: 'there' }));

beforeEach(() => {
  load.mockClear();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answer(...answers: (Response | Error)[]) {
  const fetching = vi.fn<typeof fetch>();
  for (const one of answers) {
    if (one instanceof Error) fetching.mockRejectedValueOnce(one);
    else fetching.mockResolvedValueOnce(one);
  }
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

it('imports nothing before its scripts have come, and asks again after a failure', async () => {
  answer(new TypeError('Failed to fetch'), new Response('whole'));
  await expect(fetchScripts(load, ['assets/a.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  expect(await fetchScripts(load, ['assets/a.js'])).toEqual({ part: 'there' });
});

it('takes a file that is gone for a failure', async () => {
  answer(new Response('Not found', { status: 404 }));
  await expect(fetchScripts(load, ['assets/gone.js'])).rejects.toThrow('/assets/gone.js');
  expect(load).not.toHaveBeenCalled();
});

it('asks once for what is there', async () => {
  const fetching = answer(new Response('whole'));
  await fetchScripts(load, ['assets/once.js']);
  await fetchScripts(load, ['assets/once.js']);
  expect(fetching.mock.calls).toEqual([['/assets/once.js']]);
});

it('asks for what the page has preloaded only if that has failed', async () => {
  const fetching = answer(new Response('whole'));
  const statuses = new Map([
    ['preloaded', 200],
    ['lost', 0],
  ]);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) => {
    const responseStatus = statuses.get(/assets\/(\w+)\.js$/.exec(url)?.[1] ?? '');
    return responseStatus === undefined ? [] : [{ responseStatus } as PerformanceResourceTiming];
  });
  await fetchScripts(load, ['assets/preloaded.js', 'assets/lost.js']);
  expect(fetching.mock.calls).toEqual([['/assets/lost.js']]);
});

it('asks again for styles after a failure', async () => {
  const first = fetchScripts(load, ['assets/a.css']);
  document.querySelector('link')?.onerror?.(new Event('error'));
  await expect(first).rejects.toThrow('/assets/a.css');
  const second = fetchScripts(load, ['assets/a.css']);
  await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(1));
  document.querySelector('link')?.onload?.(new Event('load'));
  expect(await second).toEqual({ part: 'there' });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchScripts } from './fetchScripts.ts';

const load = vi.fn(async () => ({ part: 'there' }));

beforeEach(() => {
  load.mockClear();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
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

it('asks once for what is there, and not for the script that runs', async () => {
  const fetching = answer(new Response('whole'));
  document.head.innerHTML = '<script type="module" src="/assets/known.js"></script>';
  await fetchScripts(load, ['assets/once.js', 'assets/known.js']);
  await fetchScripts(load, ['assets/once.js']);
  expect(fetching.mock.calls).toEqual([['/assets/once.js']]);
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

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadForNewBuild, reloadIfReachable } from './newBuild.ts';

const pageOf = (entry: string) =>
  `<div id="root"></div><script type="application/json" id="scripts">["${entry}"]</script>`;
const reload = vi.fn();
let served: () => Promise<Response>;

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.head.innerHTML = pageOf('/assets/old.js');
  vi.stubGlobal('fetch', () => served());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

// Spec: 1 §2 Shell
it('reloads for another build, once per build', async () => {
  served = async () => new Response(pageOf('/assets/new.js'));
  await reloadForNewBuild(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  await reloadForNewBuild(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  document.head.innerHTML = pageOf('/assets/new.js');
  served = async () => new Response(pageOf('/assets/newer.js'));
  await reloadForNewBuild(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

// Spec: 1 §2 Shell
it.each<[string, () => Promise<Response>]>([
  ['the same build', async () => new Response(pageOf('/assets/old.js'))],
  ['no page', async () => new Response('Bad gateway', { status: 502 })],
  ['no response', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not reload for %s', async (_, answer) => {
  served = answer;
  await reloadForNewBuild(reload);
  expect(reload).not.toHaveBeenCalled();
});

it('sends no request without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  served = async () => new Response(pageOf('/assets/new.js'));
  await reloadForNewBuild(reload);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload where the reload cannot be recorded', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  served = async () => new Response(pageOf('/assets/new.js'));
  await reloadForNewBuild(reload);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['reloads where the server answers', async () => new Response(), 1],
  [
    'stays without a connection',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    0,
  ],
])('%s', async (_what, answer, times) => {
  vi.stubGlobal('fetch', answer);
  const reload = vi.fn();
  await reloadIfReachable(reload);
  expect(reload).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});

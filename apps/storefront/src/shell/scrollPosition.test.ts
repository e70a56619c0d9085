import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let grow: () => void;

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const scrolledTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
};
const loadedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);

it('a reload leads to where the page was scrolled to, a page that is gone to begins at its top', async () => {
  const { scrollPosition: before } = await import('./scrollPosition.ts');
  const stop = before.remember('entry');
  scrolledTo(730);
  window.dispatchEvent(new Event('pagehide'));
  stop();

  vi.resetModules();
  const { restoreOnLoad } = (await import('./scrollPosition.ts')).scrollPosition;
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  loadedBy('navigate');
  restoreOnLoad('entry')();
  loadedBy('reload');
  restoreOnLoad('other')();
  expect(scrollTo).not.toHaveBeenCalled();
  restoreOnLoad('entry')();
  expect(scrollTo).toHaveBeenCalledWith(0, 730);
});

it('begins at the top where the storage cannot be read', async () => {
  sessionStorage.setItem('scrollPositions', '{');
  const { restore } = (await import('./scrollPosition.ts')).scrollPosition;
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  restore('entry')();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('waits for a page to be long enough, until the reader scrolls', async () => {
  sessionStorage.setItem('scrollPositions', '{"a":500,"b":700}');
  const { restore } = (await import('./scrollPosition.ts')).scrollPosition;
  let height = 0;
  const scrollTo = vi.fn((_: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, height)));
  vi.stubGlobal('scrollTo', scrollTo);
  restore('a');
  expect(window.scrollY).toBe(0);
  height = 900;
  grow();
  expect(window.scrollY).toBe(500);

  height = 0;
  restore('b');
  window.dispatchEvent(new Event('wheel'));
  expect(scrollTo).toHaveBeenCalledTimes(3);
});

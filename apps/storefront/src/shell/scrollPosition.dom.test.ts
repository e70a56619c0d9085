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

it('a reload restores the position, a navigation starts at the top', async () => {
  const { rememberScroll } = await import('./scrollPosition.ts');
  const stop = rememberScroll('entry');
  scrolledTo(730);
  window.dispatchEvent(new Event('pagehide'));
  stop();

  vi.resetModules();
  const { restoreScrollOnLoad } = await import('./scrollPosition.ts');
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  loadedBy('navigate');
  restoreScrollOnLoad('entry')();
  loadedBy('reload');
  restoreScrollOnLoad('other')();
  restoreScrollOnLoad('entry')();
  expect(scrollTo).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 0);
  restoreScrollOnLoad('entry')();
  expect(scrollTo).toHaveBeenCalledWith(0, 730);
});

it('records a scroll from before its script loaded, and from right before leaving', async () => {
  const { rememberScroll } = await import('./scrollPosition.ts');
  vi.stubGlobal('scrollY', 300);
  rememberScroll('early')();
  rememberScroll('late');
  vi.stubGlobal('scrollY', 400);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.scrollPositions)).toEqual({ early: 300, late: 400 });
});

it('keeps the saved position when the page is left before it was restored', async () => {
  sessionStorage.setItem('scrollPositions', '{"entry":500}');
  const { rememberScroll, restoreScroll } = await import('./scrollPosition.ts');
  vi.stubGlobal('scrollTo', () => {});
  rememberScroll('entry');
  restoreScroll('entry');
  scrolledTo(20);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.scrollPositions)).toEqual({ entry: 500 });
  window.dispatchEvent(new Event('pointerdown'));
  scrolledTo(40);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.scrollPositions)).toEqual({ entry: 40 });
});

it('starts at the top when the storage cannot be read', async () => {
  sessionStorage.setItem('scrollPositions', '{');
  const { restoreScroll } = await import('./scrollPosition.ts');
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  restoreScroll('entry')();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

// Spec: 1 §2 Shell
it('waits for the page to be long enough, until the visitor scrolls', async () => {
  sessionStorage.setItem('scrollPositions', '{"a":500,"b":700}');
  const { restoreScroll } = await import('./scrollPosition.ts');
  let height = 0;
  const scrollTo = vi.fn((_: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, height)));
  vi.stubGlobal('scrollTo', scrollTo);
  restoreScroll('a');
  expect(window.scrollY).toBe(0);
  height = 900;
  grow();
  expect(window.scrollY).toBe(500);

  height = 0;
  restoreScroll('b');
  window.dispatchEvent(new Event('wheel'));
  expect(scrollTo).toHaveBeenCalledTimes(3);
});

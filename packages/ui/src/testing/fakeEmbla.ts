import { vi } from 'vitest';

let selected = 0;
const listeners = new Map<string, () => void>();

const select = (stop: number) => {
  selected = stop;
  listeners.get('select')?.();
};

/** Replaces Embla, which needs a layout that jsdom lacks: four slides, two of them visible. */
export const embla = {
  on: (event: string, listener: () => void) => {
    listeners.set(event, listener);
    return embla;
  },
  off: () => embla,
  slideNodes: () => [{ offsetWidth: 100 }],
  containerNode: () => ({ offsetWidth: 200 }),
  scrollSnapList: () => [0, 0.5, 1],
  selectedScrollSnap: () => selected,
  canScrollNext: () => selected < 2,
  canScrollPrev: () => selected > 0,
  scrollNext: () => select(selected + 1),
  scrollPrev: () => select(selected - 1),
  scrollTo: select,
  swipe: () => listeners.get('pointerDown')?.(),
  destroy() {},
  reset: () => select(0),
};

export const start = vi.fn((_viewport: HTMLElement, _options: { startIndex: number }) => embla);

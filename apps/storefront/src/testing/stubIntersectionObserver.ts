import { vi } from 'vitest';

/** Adds the IntersectionObserver that jsdom lacks. Everything or nothing is near the window. */
export function stubIntersectionObserver({ isNear = false } = {}): void {
  const nothing = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
      constructor(callback: IntersectionObserverCallback) {
        if (isNear)
          this.observe = () => callback([{ isIntersecting: true } as never], this as never);
      }
    },
  );
}

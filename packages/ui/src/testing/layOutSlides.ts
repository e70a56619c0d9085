import { onTestFinished, vi } from 'vitest';

const width = 1000;
const spacing = 300;

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Replaces the layout that Embla needs: slides as wide as the window, in a row with gaps. */
export function layOutSlides(): void {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return place * (width + spacing);
  });
  const style = document.createElement('style');
  style.textContent = `div { margin-right: ${spacing}px }`;
  document.head.append(style);
  onTestFinished(() => {
    style.remove();
    vi.unstubAllGlobals();
  });
}

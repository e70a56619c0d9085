import { type RefObject, useLayoutEffect } from 'react';

/** Custom property of the region's distance from the top of the window. */
export const startProperty = '--pa-toasts-start';

/**
 * Keeps a fixed region below a sticky element, at its current height and on scrolled pages.
 *
 * @param selector of the element that must stay visible; without one the region is at the top
 * @param isShown whether the region has content
 */
export function usePlaceBelow(
  region: RefObject<HTMLElement | null>,
  selector: string | undefined,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const above = isShown && selector ? document.querySelector(selector) : null;
    if (!above) return;
    const place = () => {
      const start = Math.max(0, above.getBoundingClientRect().bottom);
      region.current?.style.setProperty(startProperty, `${start}px`);
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    // The element may grow: a header that shows its search box, for instance. jsdom has no observer.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    observer?.observe(above);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [region, selector, isShown]);
}

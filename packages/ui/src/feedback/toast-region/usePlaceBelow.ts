import { type RefObject, useLayoutEffect } from 'react';

/** How far down the window the region begins, as its styles know it. */
export const startProperty = '--pa-toasts-start';

/**
 * Keeps a fixed region below something that sticks to the window's top, as high as that is by now and
 * wherever the page has been scrolled to.
 *
 * @param selector of the first element that must stay in sight; none, and the region is at the top
 * @param isShown whether there is anything in the region
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
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [region, selector, isShown]);
}

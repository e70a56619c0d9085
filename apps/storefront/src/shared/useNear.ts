import { useCallback, useState } from 'react';

/**
 * Returns whether an element has ever been near the viewport, to fetch its content only then.
 *
 * @param distance CSS length around the viewport
 */
export function useNear(distance = '400px') {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && setNear(true),
        { rootMargin: distance },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [distance],
  );
  return { isNear, ref };
}

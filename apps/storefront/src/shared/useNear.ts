import { useCallback, useState } from 'react';

/**
 * Whether an element has come near the window once: what it holds is fetched then.
 *
 * @param distance CSS length around the window
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

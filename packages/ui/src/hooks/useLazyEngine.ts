import { useEffect, useState } from 'react';
import type { SlidesEngine } from './useSlides.ts';

/** Loads Embla after the first render; undefined on a server and during hydration. */
export function useLazyEngine(): SlidesEngine | undefined {
  const [engine, setEngine] = useState<SlidesEngine>();
  useEffect(() => {
    let isWanted = true;
    import('embla-carousel').then(
      ({ default: loaded }) => isWanted && setEngine(() => loaded),
      // If loading fails, the slides can still be scrolled.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return engine;
}

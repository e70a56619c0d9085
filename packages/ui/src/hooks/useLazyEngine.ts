import { useEffect, useState } from 'react';
import type { SlidesEngine } from './useSlides.ts';

/** Embla, fetched after the page that asks for it; never there on a server or while hydrating. */
export function useLazyEngine(): SlidesEngine | undefined {
  const [engine, setEngine] = useState<SlidesEngine>();
  useEffect(() => {
    let isWanted = true;
    import('embla-carousel').then(
      ({ default: loaded }) => isWanted && setEngine(() => loaded),
      // Without it the slides stay a row to scroll.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return engine;
}

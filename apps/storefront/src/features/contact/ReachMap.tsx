import { lazy, Suspense, useCallback, useState } from 'react';
import * as styles from './Contact.css.ts';

const MapView = lazy(async () => ({ default: (await import('./MapView.tsx')).MapView }));

/** Keeps the map's place and fetches it once the reader comes near. */
export function ReachMap() {
  const { isNear, ref } = useNear();
  return (
    <section ref={ref} className={styles.map} aria-label="Map">
      {isNear && (
        <Suspense>
          <MapView />
        </Suspense>
      )}
    </section>
  );
}

function useNear() {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, ref };
}

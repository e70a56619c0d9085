import { useCallback, useState } from 'react';
import { lazyPart } from '../../shared/lazyPart.tsx';
import * as styles from './Contact.css.ts';

const MapView = lazyPart(
  'MapView.tsx',
  async () => (await import('./MapView.tsx')).MapView,
  'later',
);

/** Keeps the map's place and fetches it once the reader comes near. */
export function ReachMap() {
  const { isNear, ref } = useNear();
  return (
    <section ref={ref} className={styles.map} aria-label="Map">
      {isNear && <MapView />}
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

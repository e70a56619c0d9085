import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { useNear } from '../../shared/useNear.ts';
import * as styles from './Contact.css.ts';

const MapView = lazyDeferred('MapView.tsx', async () => (await import('./MapView.tsx')).MapView);

/** Reserves the map's space and loads it shortly before it scrolls into view. */
export function ReachMap() {
  const { isNear, ref } = useNear();
  return (
    <section ref={ref} aria-label="Map">
      <div className={styles.map}>{isNear && <MapView />}</div>
      <Link isStandalone href={brand.map.href} target="_blank" rel="noopener">
        See it on the map
      </Link>
    </section>
  );
}

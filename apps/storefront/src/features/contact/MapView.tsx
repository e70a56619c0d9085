import { brand } from '@parinda/brand';
import { Button } from '@parinda/ui/button';
import { useState } from 'react';
import * as styles from './Contact.css.ts';
import { MapSketch } from './MapSketch.tsx';

/**
 * The map (1 §2). A maps service learns about every visitor and is not reachable everywhere, so it
 * loads only on request. Until then the page shows a sketch.
 */
export function MapView() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? (
        <iframe
          className={styles.frame}
          src={brand.map.embedUrl}
          title={`Map of where ${brand.name} is`}
          referrerPolicy="no-referrer"
        />
      ) : (
        <MapSketch />
      )}
      <div className={styles.mapButton}>
        <Button size="sm" variant="secondary" onPress={() => setShown(!isShown)}>
          {isShown ? 'Hide the map' : 'Show the map'}
        </Button>
      </div>
    </>
  );
}

import { brand } from '@parinda/brand';
import { Button, LinkButton } from '@parinda/ui/button';
import { useState } from 'react';
import * as styles from './Contact.css.ts';
import { MapSketch } from './MapSketch.tsx';

const { embedUrl, href } = brand.map;

/**
 * The map (1 §2). A maps service is a foreign host: it learns who looks, and is not reachable
 * everywhere. So the shop's own sketch stands here until the shopper asks for the map itself.
 */
export function MapView() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown ? (
        <iframe
          className={styles.frame}
          src={embedUrl}
          title={`Map of where ${brand.name} is`}
          referrerPolicy="no-referrer"
        />
      ) : (
        <MapSketch />
      )}
      <div className={styles.mapActions}>
        <Button size="sm" onPress={() => setShown(!isShown)}>
          {isShown ? 'Hide the map' : 'Show the map'}
        </Button>
        <LinkButton href={href} variant="secondary" size="sm" target="_blank" rel="noopener">
          See it on the map
        </LinkButton>
      </div>
    </>
  );
}

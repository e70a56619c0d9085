import { LinkButton } from '@parinda/ui/button';
import { brand } from '../../shared/brand.ts';
import * as styles from './Contact.css.ts';
import { MapSketch } from './MapSketch.tsx';

const { embedUrl, href } = brand.map;

/**
 * The map (P 2). A maps service is a foreign host: it is not reachable everywhere, sees who looks,
 * and needs a frame, which the shop's security policy forbids unless its host is named there. So
 * the shop's own sketch with a link is what stands here, until brand facts give an address to embed.
 */
export function MapView() {
  return (
    <>
      {embedUrl ? (
        <iframe
          className={styles.frame}
          src={embedUrl}
          title={`Map of where ${brand.name} is`}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
        />
      ) : (
        <MapSketch />
      )}
      <div className={styles.mapLink}>
        <LinkButton href={href} variant="secondary" size="sm" target="_blank" rel="noopener">
          See it on the map
        </LinkButton>
      </div>
    </>
  );
}

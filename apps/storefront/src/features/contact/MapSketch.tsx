import { brand } from '@parinda/brand';
import * as styles from './Contact.css.ts';

/** A sketch of streets, a river, a park and a pin; the address is fictional. */
export function MapSketch() {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Sketch of a map: ${brand.address.join(', ')}`}
    >
      <path
        className={styles.park}
        d="M120 0h250l30 130-210 70L90 90ZM820 260l190-30 60 170H800Z"
      />
      <path className={styles.water} d="M-20 330C180 270 300 390 520 330S900 170 1220 150" />
      <path
        className={styles.lane}
        d="M60-20 150 420M300-20 380 420M470-20 500 420M710-20 690 420M850-20 800 420M1010-20 960 420M1130-20 1160 420M-20 60 1220 20M-20 230 1220 100M-20 390 1220 330"
      />
      <path className={styles.road} d="M-20 150 1220 220M600-20 590 420" />
      <g transform="translate(595 185)">
        <path className={styles.pin} d="M0 0C-8-22-34-34-34-64a34 34 0 0 1 68 0C34-34 8-22 0 0Z" />
        <circle className={styles.pinEye} cy="-64" r="13" />
      </g>
    </svg>
  );
}

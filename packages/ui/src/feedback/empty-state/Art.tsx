import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

const birdPath =
  'M0 20c9 1 13-3 16-8 3-6 7-11 13-11 3 0 6 2 7 5l6 2-6 2c0 8-7 13-15 13-8 0-14-1-21-3Z';

/** A bird with its feet at (x + 18, y + 27). */
function Bird({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.feather} d={birdPath} />
      <path d="M10 16c4 0 8-2 10-6M16 23v4m7-4v4" />
      <circle className={styles.eye} cx="30.5" cy="6" r="1.2" />
    </g>
  );
}

const scenes: Record<
  'cart' | 'box' | 'heart' | 'search' | 'page' | 'pin' | 'review' | 'wire',
  ReactNode
> = {
  cart: (
    <>
      <path d="M34 54h12l14 46h56l14-34H51" />
      <path d="M60 100c-6 0-9 4-9 8h66" />
      <circle cx="66" cy="120" r="6" />
      <circle cx="108" cy="120" r="6" />
      <Bird x={70} y={39} />
    </>
  ),
  box: (
    <>
      <path d="M48 80h64v44H48zM48 80 32 66h30l18 14m32 0 16-14H98L80 80" />
      <path d="M72 100h16" />
      <Bird x={62} y={53} />
    </>
  ),
  heart: (
    <>
      <path d="M80 126C56 110 40 96 40 80c0-11 8-18 18-18 9 0 16 4 22 14 6-10 13-14 22-14 10 0 18 7 18 18 0 16-16 30-40 46Z" />
      <Bird x={38} y={34} />
    </>
  ),
  search: (
    <>
      <circle cx="76" cy="74" r="36" />
      <path d="m103 100 25 26" />
      <path d="M48 90h56" />
      <Bird x={57} y={63} />
    </>
  ),
  page: (
    <>
      <path d="M48 56h40l20 20v52H48zM88 56v20h20" />
      <path d="M60 92h34M60 106h24" />
      <Bird x={42} y={29} />
    </>
  ),
  pin: (
    <>
      <path d="M80 128c-18-20-27-35-27-47a27 27 0 0 1 54 0c0 12-9 27-27 47Z" />
      <circle cx="80" cy="81" r="9" />
      <Bird x={60} y={27} />
    </>
  ),
  review: (
    <>
      <path d="M42 66h76v44H78l-16 16v-16H42z" />
      <path d="M56 82h48M56 96h30" />
      <Bird x={76} y={39} />
    </>
  ),
  wire: (
    <>
      <path d="M24 60v68m112-68v68M16 68h16m96 0h16" />
      <path d="M24 68c20 18 38 20 46 20m20-3c16-3 32-8 46-17" strokeDasharray="1 0" />
      <path d="m70 88 4 6m16-9-4 7" />
      <Bird x={32} y={54} />
    </>
  ),
};

export interface ArtProps {
  subject: keyof typeof scenes;
}

/** Uses colours of the page, for light, dark and forced colours. */
export function Art({ subject }: ArtProps) {
  return (
    <svg className={styles.art} viewBox="0 0 160 140" aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="94" cy="66" r="54" />
      <path className={styles.ground} d="M12 130h136" />
      {scenes[subject]}
    </svg>
  );
}

import { useContext, useState } from 'react';
import * as styles from './Picture.css.ts';
import { type PictureSource, PictureSources } from './PictureSources.ts';

export interface PictureProps {
  /** A missing or broken URL shows the placeholder. */
  src?: string | null | undefined;
  /** Empty for decorative pictures. */
  alt: string;
  /** '16:7' is for banners and becomes 1:1 on phones. */
  ratio?: '1:1' | '16:7' | '4:3' | '3:2';
  /** For pictures on the first screen: loaded eagerly. */
  isEager?: boolean;
  /** For the main picture of the first screen: loaded eagerly and with high priority. */
  isHero?: boolean;
  /**
   * The displayed width, as in HTML. Full-width pictures have 88vw and half-width ones 44vw, which
   * is up to 4 % too little: a phone of 720 px then loads 640 px, not 1280 px.
   */
  sizes?: string;
  /** Other sizes of the file, as in HTML. */
  srcSet?: string;
  /** Better encodings (AVIF, WebP) or crops, best first. The default comes from PictureSources. */
  sources?: PictureSource[];
}

const pixels = {
  '1:1': { width: 640, height: 640 },
  '16:7': { width: 1600, height: 700 },
  '4:3': { width: 800, height: 600 },
  '3:2': { width: 900, height: 600 },
};

/** A picture in a box of fixed ratio, which prevents a layout shift. */
export function Picture({
  src,
  alt,
  ratio = '1:1',
  isHero = false,
  isEager = isHero,
  sizes,
  srcSet,
  sources,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const findSources = useContext(PictureSources);
  const isShown = Boolean(src) && src !== brokenSrc;

  return (
    <span className={styles.frame[ratio]}>
      {isShown && src ? (
        <picture>
          {(sources ?? findSources(src)).map((source) => (
            <source key={`${source.type} ${source.media ?? ''}`} sizes={sizes} {...source} />
          ))}
          <img
            className={styles.image}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            {...pixels[ratio]}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isHero ? 'high' : 'auto'}
            decoding={isEager ? 'sync' : 'async'}
            onError={() => setBrokenSrc(src)}
          />
        </picture>
      ) : (
        <Placeholder alt={alt} />
      )}
    </span>
  );
}

function Placeholder({ alt }: { alt: string }) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span className={styles.placeholder} {...naming}>
      <svg className={styles.bird} viewBox="0 0 64 48" aria-hidden="true" focusable="false">
        <path d="M6 40h52M18 40v-5m8 5v-4" />
        <path d="M10 35c9 1 13-3 16-8 3-6 7-11 13-11 3 0 6 2 7 5l6 2-6 2c0 8-7 13-15 13-8 0-14-1-21-3Z" />
        <circle cx="40" cy="21" r="1" />
      </svg>
    </span>
  );
}

import { useState } from 'react';
import { Picture } from '../../media/picture/index.ts';
import * as styles from './Lightbox.css.ts';

export interface LightboxImage {
  src: string;
  title: string;
  description?: string;
}

/** A long caption can be scrolled by keyboard. */
function focusIfLong(caption: HTMLElement | null) {
  if (caption && caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0;
}

interface LightboxSlideProps {
  image: LightboxImage;
  isCurrent: boolean;
}

export function LightboxSlide({ image, isCurrent }: LightboxSlideProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <figure className={styles.figure} inert={!isCurrent}>
      {/* The caption is the name; the same text as alt would be read twice. */}
      {isBroken ? (
        <div className={styles.broken}>
          <Picture alt="" ratio="4:3" />
        </div>
      ) : (
        <img
          className={styles.image}
          src={image.src}
          alt=""
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      <figcaption ref={focusIfLong} className={styles.caption}>
        <h2 className={styles.title}>{image.title}</h2>
        {image.description && <p className={styles.description}>{image.description}</p>}
      </figcaption>
    </figure>
  );
}

import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Picture, type PictureProps } from '../picture/index.ts';
import * as styles from './ImageGallery.css.ts';

export interface ImageGalleryProps {
  /** Five at most are shown. None: the placeholder. */
  images: Pick<PictureProps, 'src' | 'alt' | 'srcSet' | 'sources' | 'sizes'>[];
}

const most = 5;

/** One large picture, and small ones to choose it by. */
export function ImageGallery({ images }: ImageGalleryProps) {
  const [chosen, setChosen] = useState(0);
  const shown = images.slice(0, most);
  // Another product may have fewer.
  const index = Math.min(chosen, Math.max(0, shown.length - 1));
  const main = shown[index] ?? { src: '', alt: '' };

  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <Picture {...main} isEager />
      </div>
      {shown.length > 1 && (
        <ul className={styles.thumbnails}>
          {shown.map((image, place) => (
            <li key={`${place} ${image.src}`}>
              <Button
                className={styles.thumbnail}
                aria-label={`Show image ${place + 1} of ${shown.length}`}
                aria-pressed={place === index}
                onPress={() => setChosen(place)}
              >
                <Picture src={image.src} alt="" sizes="5rem" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { type PointerEvent, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useSwipe } from '../../hooks/useSwipe.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { Picture, type PictureProps } from '../picture/index.ts';
import * as styles from './ImageGallery.css.ts';

export interface ImageGalleryProps {
  /** At most five are shown. Without any, shows the placeholder. */
  images: Pick<PictureProps, 'src' | 'alt' | 'srcSet' | 'sources' | 'sizes'>[];
}

const max = 5;

/** One large image, and thumbnails to select it. A swipe shows the next one. */
export function ImageGallery({ images }: ImageGalleryProps) {
  const messages = useMessages();
  const [chosen, setChosen] = useState(0);
  const shown = images.slice(0, max);
  // The next product may have fewer images.
  const index = Math.min(chosen, Math.max(0, shown.length - 1));
  const main = shown[index] ?? { src: '', alt: '' };
  const { offset, swipeHandlers } = useSwipe((by) =>
    setChosen(Math.min(Math.max(index + by, 0), shown.length - 1)),
  );

  return (
    <div className={styles.gallery}>
      <div
        className={styles.main}
        {...swipeHandlers}
        // A mouse must be able to drag the image, to save it.
        onPointerDown={(event: PointerEvent) =>
          event.pointerType !== 'mouse' && swipeHandlers.onPointerDown(event)
        }
      >
        <div className={styles.picture} style={{ translate: `${offset ?? 0}px` }}>
          <Picture sizes="(min-width: 48rem) 36rem, 88vw" {...main} isHero />
        </div>
      </div>
      {shown.length > 1 && (
        <ul className={styles.thumbnails}>
          {shown.map((image, place) => (
            <li key={`${place} ${image.src}`}>
              <ToggleButton
                className={styles.thumbnail}
                aria-label={messages.showImage(place + 1, shown.length)}
                isSelected={place === index}
                onChange={() => setChosen(place)}
              >
                <Picture src={image.src} alt="" sizes="5rem" />
              </ToggleButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../foundations/icons/index.ts';
import { useSwipe } from '../../hooks/useSwipe.ts';
import * as styles from './Lightbox.css.ts';
import { type LightboxImage, LightboxSlide } from './LightboxSlide.tsx';
import { useSlides } from './useSlides.ts';

export interface LightboxSlidesProps {
  /** In the order they are turned. */
  images: readonly LightboxImage[];
  /** The image it opens at. */
  startIndex?: number;
  /** false: stops at the first and last image instead of wrapping around. */
  isLooping?: boolean;
  onClose: () => void;
}

export function LightboxSlides({
  images,
  startIndex = 0,
  isLooping = true,
  onClose,
}: LightboxSlidesProps) {
  const { position, index, near, isFirst, isLast, go } = useSlides(
    images.length,
    startIndex,
    isLooping,
  );
  const { offset, swipeHandlers } = useSwipe(go);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') go(-1);
      if (key === 'ArrowRight') go(1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [go]);

  // A button that can do no more must not take the focus with it.
  useLayoutEffect(() => {
    if (isLast && document.activeElement === next.current) previous.current?.focus();
    if (isFirst && document.activeElement === previous.current) next.current?.focus();
  }, [isFirst, isLast]);

  return (
    <Dialog aria-label={images[index]?.title ?? 'Images'} className={styles.dialog}>
      <div className={styles.bar}>
        <p role="status">{`Image ${index + 1} of ${images.length}`}</p>
        <IconButton label="Close" icon={<CloseIcon />} onPress={onClose} />
      </div>
      <div className={styles.stage} {...swipeHandlers}>
        <div
          className={offset === null ? styles.track.gliding : styles.track.held}
          style={{ transform: `translateX(calc(${-position * styles.step}% + ${offset ?? 0}px))` }}
        >
          {near.map((slide) => (
            <LightboxSlide
              key={slide.position}
              image={images[slide.index]}
              left={`${slide.position * styles.step}%`}
              isCurrent={slide.position === position}
            />
          ))}
        </div>
      </div>
      {images.length > 1 && (
        <div className={styles.moves}>
          <IconButton
            ref={previous}
            label="Previous image"
            variant="solid"
            icon={<ChevronLeftIcon />}
            isDisabled={isFirst}
            onPress={() => go(-1)}
          />
          <IconButton
            ref={next}
            label="Next image"
            variant="solid"
            icon={<ChevronRightIcon />}
            isDisabled={isLast}
            onPress={() => go(1)}
          />
        </div>
      )}
    </Dialog>
  );
}

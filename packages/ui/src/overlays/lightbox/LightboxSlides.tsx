import EmblaCarousel from 'embla-carousel';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../foundations/icons/index.ts';
import { useSlides } from '../../hooks/useSlides.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Lightbox.css.ts';
import { type LightboxImage, LightboxSlide } from './LightboxSlide.tsx';

export interface LightboxSlidesProps {
  /** In display order. */
  images: readonly LightboxImage[];
  /** Index of the first image that is shown. */
  startIndex?: number | undefined;
  /** Wraps around at both ends. */
  isLooping?: boolean | undefined;
}

/** Embla's duration at which a swipe takes the 500 ms of the documents (1 §9). */
const duration = 18;

/** A third of the narrowest phone. */
const dragPx = 100;

/** Number of preloaded images on each side. */
const preload = 2;

export function LightboxSlides({ images, startIndex = 0, isLooping = true }: LightboxSlidesProps) {
  const messages = useMessages();
  const count = images.length;
  const isEndless = isLooping && count > 1;
  const { viewport, view, next, previous } = useSlides({
    engine: EmblaCarousel,
    isLooping: isEndless,
    startIndex,
    duration,
    dragPx,
  });
  const index = view.first;
  // The name of the dialog announces the first image.
  const [hasTurned, setTurned] = useState(false);
  if (!hasTurned && index !== startIndex) setTurned(true);
  const place = messages.imageOf(index + 1, count);
  const isFirst = !isEndless && index === 0;
  const isLast = !isEndless && index === count - 1;
  const isNear = (slide: number) => {
    const distance = Math.abs(slide - index);
    return Math.min(distance, isEndless ? count - distance : distance) <= preload;
  };

  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && !isFirst) previous();
    if (key === 'ArrowRight' && !isLast) next();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turn(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  // A button that becomes disabled must not lose focus.
  useLayoutEffect(() => {
    if (isLast && document.activeElement === nextButton.current) previousButton.current?.focus();
    if (isFirst && document.activeElement === previousButton.current) nextButton.current?.focus();
  }, [isFirst, isLast]);

  return (
    <Dialog aria-label={images[index]?.title ?? messages.images} className={styles.dialog}>
      {({ close }) => (
        <>
          <div className={styles.bar}>
            <p aria-hidden="true">{place}</p>
            <VisuallyHidden role="status">
              {hasTurned ? `${place}, ${images[index]?.title}` : place}
            </VisuallyHidden>
            <IconButton label={messages.close} icon={<CloseIcon />} onPress={close} />
          </div>
          <div ref={viewport} className={styles.stage}>
            <div className={styles.track} data-finite={!isEndless || undefined}>
              {images.map((image, slide) => (
                <div key={`${slide} ${image.src}`} className={styles.slide}>
                  {isNear(slide) && <LightboxSlide image={image} isCurrent={slide === index} />}
                </div>
              ))}
            </div>
          </div>
          {count > 1 && (
            <div className={styles.moves}>
              <IconButton
                ref={previousButton}
                label={messages.previousImage}
                variant="solid"
                icon={<ChevronLeftIcon />}
                isDisabled={isFirst}
                onPress={previous}
              />
              <IconButton
                ref={nextButton}
                label={messages.nextImage}
                variant="solid"
                icon={<ChevronRightIcon />}
                isDisabled={isLast}
                onPress={next}
              />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

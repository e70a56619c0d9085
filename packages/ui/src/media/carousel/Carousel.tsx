import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseIcon,
  PlayIcon,
} from '../../foundations/icons/index.ts';
import { useLazyEngine } from '../../hooks/useLazyEngine.ts';
import { useSlides } from '../../hooks/useSlides.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Carousel.css.ts';
import { positionOf } from './positionOf.ts';
import { useAutoplay } from './useAutoplay.ts';

type Width = 0 | 400 | 768 | 1024 | 1280;

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  slides: ReactNode[];
  /** Number of visible slides by minimum window width; the gap is 10 px, from 400 px on 30 px. */
  perView?: Partial<Record<Width, number>>;
  /** Milliseconds between slides; no autoplay by default. */
  autoplayMs?: number | undefined;
  /** Wraps around without rewinding. */
  isLooping?: boolean;
  /** Shown in one line with the buttons, which are below the slides otherwise. */
  heading?: ReactNode;
}

const widths: Width[] = [0, 400, 768, 1024, 1280];

/**
 * Slides in a row, moved by buttons, swipe or autoplay; autoplay stops on interaction. The first
 * HTML has all slides, in a row that scrolls. Embla loads later and causes no layout shift.
 */
export function Carousel({
  label,
  slides,
  perView = { 0: 1 },
  autoplayMs,
  isLooping = false,
  heading,
}: CarouselProps) {
  const messages = useMessages();
  const [isAnnounced, setIsAnnounced] = useState(false);
  const pauseButton = useRef<HTMLButtonElement>(null);
  const { viewport, view, isReady, next, previous } = useSlides({
    engine: useLazyEngine(),
    isLooping,
    onSwipe: () => autoplay.pause(),
  });
  const autoplay = useAutoplay(autoplayMs, next);

  const count = slides.length;
  const isInView = (slide: number) => (slide - view.first + count) % count < view.perView;
  const position = positionOf(view.first, Math.min(view.perView, count), count);

  const turn = (by: () => void) => {
    autoplay.pause();
    setIsAnnounced(true);
    by();
  };

  return (
    <section
      aria-roledescription={messages.carousel}
      aria-label={label}
      className={heading ? styles.carousel.headed : styles.carousel.plain}
      style={columnsOf(perView)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && autoplay.setIsHovered(true)}
      onPointerLeave={() => autoplay.setIsHovered(false)}
      onFocus={({ target }) => target !== pauseButton.current && autoplay.pause()}
    >
      {(heading || count > 1) && (
        <div className={styles.bar}>
          {heading && <div className={styles.heading}>{heading}</div>}
          {count > 1 && (
            // Hidden, not removed, because it is measured after the first paint: removal would
            // shift the layout.
            <div className={styles.controls} data-idle={!isReady || view.stops < 2 || undefined}>
              {autoplayMs !== undefined && (
                <IconButton
                  ref={pauseButton}
                  label={autoplay.isPlaying ? messages.pause : messages.play}
                  icon={autoplay.isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
                  onPress={() => {
                    setIsAnnounced(false);
                    autoplay.toggle();
                  }}
                />
              )}
              <IconButton
                label={messages.previous}
                icon={<ChevronLeftIcon size={20} />}
                onPress={() => turn(previous)}
              />
              <span className={styles.position} aria-hidden="true">
                {`${position} / ${count}`}
              </span>
              <IconButton
                label={messages.next}
                icon={<ChevronRightIcon size={20} />}
                onPress={() => turn(next)}
              />
            </div>
          )}
        </div>
      )}
      <div
        ref={viewport}
        className={styles.viewport}
        data-ready={isReady || undefined}
        // A scrollable row must be focusable, even without links inside.
        tabIndex={isReady ? undefined : 0}
      >
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={index}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.slideOf(index + 1, count)}
              inert={!isInView(index)}
              className={styles.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">
        {isAnnounced && messages.showing(position, count)}
      </VisuallyHidden>
    </section>
  );
}

/** Each width uses its own number of slides, or the number of the next smaller width. */
function columnsOf(perView: Partial<Record<Width, number>>): CSSProperties {
  let columns = 1;
  const style: Record<string, number> = {};
  for (const width of widths) {
    columns = perView[width] ?? columns;
    style[`--pa-slides-${width}`] = columns;
  }
  return style as CSSProperties;
}

import type EmblaCarousel from 'embla-carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../theme/breakpoints.ts';
import { moveAfterLongDrag } from './longDrag.ts';
import { useMediaQuery } from './media-query/index.ts';

export type SlidesEngine = typeof EmblaCarousel;

interface SlidesOptions {
  /** Embla. Until it has loaded, the styles lay out the slides. */
  engine: SlidesEngine | undefined;
  /** Wraps around at the ends. */
  isLooping: boolean;
  startIndex?: number;
  /** Embla's scroll duration, without unit: 20 to 60 is usual. */
  duration?: number;
  /** A drag of this many px moves one slide, however slow; otherwise Embla decides. */
  dragPx?: number;
  /** Called when a drag starts. */
  onSwipe?: () => void;
}

/** Creates Embla and returns which slides are in view. Both ends wrap around. */
export function useSlides({
  engine,
  isLooping,
  startIndex,
  duration,
  dragPx,
  onSwipe,
}: SlidesOptions) {
  const isMotionReduced = useMediaQuery(reducedMotion);
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [view, setView] = useState({
    first: startIndex ?? 0,
    perView: Number.POSITIVE_INFINITY,
    stops: 2,
  });

  useEffect(() => {
    if (!engine || !viewport.current) return;
    const options = {
      loop: isLooping,
      align: 'start' as const,
      startIndex: startIndex ?? takeScrolled(viewport.current),
      ...(duration && { duration }),
    };
    const made = engine(viewport.current, options);
    setEmbla(made);
    return () => made.destroy();
  }, [engine, isLooping, startIndex, duration]);

  useEffect(() => {
    if (!embla) return;
    const read = () => {
      const [slide] = embla.slideNodes();
      setView({
        first: embla.selectedScrollSnap(),
        perView: Math.round(embla.containerNode().offsetWidth / (slide?.offsetWidth || 1)) || 1,
        stops: embla.scrollSnapList().length,
      });
    };
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);

  useEffect(() => {
    if (embla && dragPx !== undefined) return moveAfterLongDrag(embla, dragPx);
  }, [embla, dragPx]);

  useEffect(() => {
    if (!embla || !onSwipe) return;
    embla.on('pointerDown', onSwipe);
    return () => {
      embla.off('pointerDown', onSwipe);
    };
  }, [embla, onSwipe]);

  return {
    viewport,
    view,
    isReady: embla !== undefined,
    next: () => {
      if (embla?.canScrollNext()) embla.scrollNext(isMotionReduced);
      else embla?.scrollTo(0, isMotionReduced);
    },
    previous: () => {
      if (embla?.canScrollPrev()) embla.scrollPrev(isMotionReduced);
      else embla?.scrollTo(view.stops - 1, isMotionReduced);
    },
  };
}

/** The slide to which the row was scrolled before Embla loaded. Embla moves slides, not the row. */
function takeScrolled(row: HTMLElement): number {
  const slide = row.firstElementChild?.firstElementChild;
  const index = slide ? Math.round(row.scrollLeft / slide.clientWidth) : 0;
  row.scrollLeft = 0;
  return index || 0;
}

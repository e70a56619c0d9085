import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { glide } from './glide.ts';
import { useReducedMotion } from './useReducedMotion.ts';

interface SlidesOptions {
  /** The first follows the last without rewinding. */
  isLooping: boolean;
  startIndex?: number;
  /** How long a move takes; without it slides swing into place. */
  glideMs?: number;
  /** A finger, or the mouse, holds the slides. */
  onSwipe?: () => void;
}

/** Embla, and which of the slides are in view. Both ends lead to the other one. */
export function useSlides({ isLooping, startIndex = 0, glideMs, onSwipe }: SlidesOptions) {
  const isMotionReduced = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel(
    { loop: isLooping, align: 'start', startIndex },
    glideMs === undefined ? [] : [glide(glideMs)],
  );
  const [view, setView] = useState({
    first: startIndex,
    perView: Number.POSITIVE_INFINITY,
    stops: 2,
  });

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
    if (!embla || !onSwipe) return;
    embla.on('pointerDown', onSwipe);
    return () => {
      embla.off('pointerDown', onSwipe);
    };
  }, [embla, onSwipe]);

  return {
    viewport,
    view,
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

import { lazy, type ReactNode, Suspense } from 'react';
import type { CarouselProps } from '../carousel/index.ts';

const Carousel = lazy(async () => ({
  default: (await import('../carousel/index.ts')).Carousel,
}));

export interface LazyCarouselProps extends CarouselProps {
  /** Holds its place until the carousel is there; best as high as the carousel will be. */
  fallback: ReactNode;
}

/** The Carousel, fetched after the page it stands on. */
export function LazyCarousel({ fallback, ...carousel }: LazyCarouselProps) {
  return (
    <Suspense fallback={fallback}>
      <Carousel {...carousel} />
    </Suspense>
  );
}

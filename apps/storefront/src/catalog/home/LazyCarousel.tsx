import type { CarouselProps } from '@parinda/ui/carousel';
import { lazy, type ReactNode, Suspense } from 'react';

const Carousel = lazy(async () => ({
  default: (await import('@parinda/ui/carousel')).Carousel,
}));

/** A carousel that is fetched after the page; until then `fallback` holds its place. */
export function LazyCarousel({ fallback, ...props }: CarouselProps & { fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Carousel {...props} />
    </Suspense>
  );
}

export { LazyCarousel, type LazyCarouselProps } from './LazyCarousel.tsx';

export { LazyCarousel } from './LazyCarousel.tsx';

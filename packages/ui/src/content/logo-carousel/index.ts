export { LogoCarousel, type LogoCarouselProps } from './LogoCarousel.tsx';

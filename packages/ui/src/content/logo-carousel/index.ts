export { LogoCarousel } from './LogoCarousel.tsx';

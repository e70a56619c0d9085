export { BannerCarousel } from './BannerCarousel.tsx';

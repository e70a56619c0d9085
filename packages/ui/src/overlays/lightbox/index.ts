export { Lightbox, type LightboxProps } from './Lightbox.tsx';
export type { LightboxImage } from './LightboxSlide.tsx';

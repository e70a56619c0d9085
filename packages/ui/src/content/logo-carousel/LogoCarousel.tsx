import { Carousel, type CarouselProps } from '../../media/carousel/index.ts';
import { logo as logoStyle } from './LogoCarousel.css.ts';

export interface LogoCarouselProps {
  /** Accessible name, e.g. 'Our Clients'. */
  label: string;
  /** Pictures with a ratio of 3:1; `name` is the owner of the logo. */
  logos: readonly { src: string; name: string }[];
  perView?: CarouselProps['perView'];
  autoplayMs?: number;
}

const defaultPerView = { 0: 1, 768: 3, 1024: 4, 1280: 5 };

/** Logos that move by in a loop. */
export function LogoCarousel({
  label,
  logos,
  perView = defaultPerView,
  autoplayMs,
}: LogoCarouselProps) {
  const pictures = logos.map(({ src, name }) => (
    <img
      key={src}
      className={logoStyle}
      src={src}
      alt={name}
      width={360}
      height={120}
      loading="lazy"
    />
  ));
  return (
    <Carousel label={label} slides={pictures} perView={perView} autoplayMs={autoplayMs} isLooping />
  );
}

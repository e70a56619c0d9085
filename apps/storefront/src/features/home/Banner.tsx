import { BannerCarousel } from '@parinda/ui/banner-carousel';
import { Container } from '@parinda/ui/layout';
import { paths } from '../../shared/routing/paths.ts';

const href = paths.products;
const slides = [
  {
    title: 'Clean ledges. Unharmed birds.',
    text: 'Spikes, nets and fittings that move pigeons on, gently and for good.',
    image: '/pictures/banners/1-640.webp',
    actionLabel: 'See the range',
    href,
  },
  {
    title: 'A balcony that is yours again',
    text: 'Clear nylon nets in ready sizes, alone or as a kit with hooks and ties.',
    image: '/pictures/banners/2-640.webp',
    actionLabel: 'Find your net',
    href,
  },
  {
    title: 'Walls that monkeys leave alone',
    text: 'Blunt, sturdy monkey spikes for homes, temples and farms.',
    image: '/pictures/banners/3-640.webp',
    actionLabel: 'Guard your walls',
    href,
  },
];
const autoplayMs = 6000;

/** Three slides, each with a picture, a call to action and a link to the products (1 §2). */
export function Banner() {
  return (
    <Container>
      <BannerCarousel label="What we make" slides={slides} autoplayMs={autoplayMs} />
    </Container>
  );
}

import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container } from '@parinda/ui/layout';
import { Picture } from '@parinda/ui/picture';
import { Text } from '@parinda/ui/text';
import * as styles from './Home.css.ts';
import { LazyCarousel } from './LazyCarousel.tsx';

const slides = [
  {
    title: 'Clean ledges. Unharmed birds.',
    text: 'Spikes, nets and fittings that move pigeons on, gently and for good.',
    picture: '/pictures/banners/1.svg',
  },
  {
    title: 'A balcony that is yours again',
    text: 'Nearly invisible nets, cut to size, with everything needed to hang them.',
    picture: '/pictures/banners/2.svg',
  },
  {
    title: 'Walls that monkeys leave alone',
    text: 'Blunt, sturdy monkey spikes for homes, temples and farms.',
    picture: '/pictures/banners/3.svg',
  },
];

/** Three slides, each leading to the products (P 2). */
export function Banner() {
  const views = slides.map((slide, index) => (
    <Slide key={slide.title} {...slide} isFirst={index === 0} />
  ));
  return (
    <Container>
      <LazyCarousel
        label="What we make"
        slides={views}
        perView={{ 0: 1 }}
        autoplayMs={6000}
        isLooping
        fallback={views[0]}
      />
    </Container>
  );
}

interface SlideProps {
  title: string;
  text: string;
  picture: string;
  isFirst: boolean;
}

function Slide({ title, text, picture, isFirst }: SlideProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.bannerWords}>
        <Heading level={isFirst ? 1 : 2} size="h1">
          {title}
        </Heading>
        <Text size="lg" tone="muted">
          {text}
        </Text>
        <LinkButton href="/products">Shop Now</LinkButton>
      </div>
      <Picture src={picture} alt="" ratio="16:7" isEager={isFirst} />
    </div>
  );
}

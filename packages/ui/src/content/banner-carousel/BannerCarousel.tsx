import { LinkButton } from '../../actions/button/index.ts';
import { Carousel } from '../../media/carousel/index.ts';
import { Picture } from '../../media/picture/index.ts';
import { Heading } from '../../text/heading/index.ts';
import { Text } from '../../text/text/index.ts';
import * as styles from './BannerCarousel.css.ts';

export interface BannerSlide {
  title: string;
  text?: string;
  /** URL of a decorative picture. */
  image: string;
  href: string;
  actionLabel: string;
}

export interface BannerCarouselProps {
  /** Accessible name, e.g. 'Our products'. */
  label: string;
  slides: readonly BannerSlide[];
  autoplayMs?: number;
}

/** Large slides, one at a time; each is one link. The titles are h2, because the slides change. */
export function BannerCarousel({ label, slides, autoplayMs }: BannerCarouselProps) {
  const banners = slides.map((slide, index) => (
    <Banner key={slide.title} slide={slide} isHero={index === 0} />
  ));
  return (
    <Carousel label={label} slides={banners} perView={{ 0: 1 }} autoplayMs={autoplayMs} isLooping />
  );
}

interface BannerProps {
  slide: BannerSlide;
  isHero: boolean;
}

function Banner({ slide, isHero }: BannerProps) {
  const { title, text, image, href, actionLabel } = slide;
  return (
    <div className={styles.banner}>
      <div className={styles.picture}>
        <Picture src={image} alt="" ratio="16:7" isHero={isHero} sizes="min(100vw, 1200px)" />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="h1">
          {title}
        </Heading>
        {text && (
          <Text size="lg" tone="muted">
            {text}
          </Text>
        )}
        <LinkButton href={href}>{actionLabel}</LinkButton>
      </div>
    </div>
  );
}

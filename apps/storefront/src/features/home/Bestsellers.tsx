import type { ProductSummary } from '@parinda/api-client';
import { Carousel } from '@parinda/ui/carousel';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { SuggestedProduct } from '../../parts/product-card/SuggestedProduct.tsx';
import { carousels } from '../../shared/business.ts';
import * as styles from './Home.css.ts';

const autoplayMs = 5000;

/** One card on phones, three in a row in wide windows. */
const sizes = '(min-width: 48rem) 24rem, 85vw';

export interface BestsellersProps {
  /** Undefined while loading; a placeholder then keeps the layout stable. */
  products: readonly ProductSummary[] | undefined;
}

/** The products with isBestseller in a carousel (1 §4). */
export function Bestsellers({ products }: BestsellersProps) {
  const cards = products
    ?.filter((product) => product.isBestseller)
    .map((product) => <SuggestedProduct key={product.id} product={product} sizes={sizes} />);
  if (cards?.length === 0) return null;
  return (
    <Container as="section">
      <Stack gap="lg">
        <Heading level={2}>Our Bestsellers</Heading>
        {cards ? (
          <Carousel
            label="Our Bestsellers"
            slides={cards}
            perView={carousels.bestsellers}
            autoplayMs={autoplayMs}
          />
        ) : (
          <div className={styles.awaitedSlides} />
        )}
      </Stack>
    </Container>
  );
}

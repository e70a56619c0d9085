import { api, type ProductSummary } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { ReviewCard } from '@parinda/ui/review-card';
import { useNow } from '../../hydration/firstView.ts';
import { href } from '../../shared/routing/paths.ts';
import { formatAgo } from '../../shared/time/ago.ts';
import { useNear } from '../../shared/useNear.ts';
import * as styles from './Home.css.ts';

/** Bestsellers whose newest review is shown. */
const most = 3;

/**
 * The newest review of each of the first bestsellers, good or bad. They load when the section is
 * near; without reviews it is hidden.
 */
export function NewestReviews() {
  const { isNear, ref } = useNear();
  return <div ref={ref}>{isNear && <Reviews />}</div>;
}

function Reviews() {
  const { data = [] } = api.useListProductsQuery();
  const reviewed = data.filter(({ isBestseller, rating }) => isBestseller && rating !== null);
  if (reviewed.length === 0) return null;
  return (
    <Container as="section">
      <Stack gap="lg">
        <Heading level={2}>Newest reviews</Heading>
        <Grid columns={{ narrow: 1, medium: 3, wide: 3 }} as="ul" aria-label="Newest reviews">
          {reviewed.slice(0, most).map((product) => (
            <NewestReview key={product.id} product={product} />
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}

function NewestReview({ product }: { product: ProductSummary }) {
  const { data = [] } = api.useListReviewsQuery({ productId: product.id });
  const now = useNow();
  const [review] = data;
  if (!review) return null;
  return (
    <li className={styles.review}>
      <ReviewCard
        author={review.author}
        rating={review.rating}
        text={review.text}
        when={formatAgo(review.createdAt, now)}
      />
      <Link isStandalone href={href('product', { slug: product.slug })}>
        {product.title}
      </Link>
    </li>
  );
}

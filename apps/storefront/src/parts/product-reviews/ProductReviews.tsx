import { api, type Review } from '@parinda/api-client';
import { Badge } from '@parinda/ui/badge';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Inline } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { RatingBreakdown } from '@parinda/ui/rating-breakdown';
import { ReviewCard } from '@parinda/ui/review-card';
import { Spinner } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useContext, useState } from 'react';
import { useSelector } from 'react-redux';
import { FirstView, useNow } from '../../hydration/firstView.ts';
import { mayLackOwnReview } from '../../model/catalogue/ownReview.ts';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { useSignup } from '../../model/session/useSignup.ts';
import { NewsNotice } from '../../shared/feedback/NewsNotice.tsx';
import { lazyOverlay } from '../../shared/lazy/lazy.tsx';
import { Part } from '../../shared/lazy/Part.tsx';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { reviewPolicy } from '../../shared/routing/reviewPolicy.ts';
import { formatAgo } from '../../shared/time/ago.ts';
import * as styles from './ProductReviews.css.ts';
import { ratingCounts } from './ratingCounts.ts';

const AddReviewDialog = lazyOverlay(
  async () => (await import('./AddReviewDialog.tsx')).AddReviewDialog,
);

const pendingReviewText =
  'Thank you. Your review is shown here once we have checked it, as it is not about an order delivered to you.';

export interface ProductReviewsProps {
  productId: number;
  /** The catalogue's average, 0 to 5; null without ratings. */
  average: number | null;
}

/** Reads the time itself: its change after hydration must not hydrate all reviews in one task. */
function OneReview({ review }: { review: Review }) {
  const now = useNow();
  return (
    <ReviewCard
      author={review.author}
      rating={review.rating}
      text={review.text}
      when={formatAgo(review.createdAt, now)}
      note={review.isVerifiedPurchase && <Badge tone="success">Verified purchase</Badge>}
    />
  );
}

/** The reviews of a product and 'Add Review' (2 §2). An error gives an empty list (2 §8). */
export function ProductReviews({ productId, average }: ProductReviewsProps) {
  const renderedAt = useContext(FirstView);
  const query = api.useListReviewsQuery(
    { productId },
    // A cached page may be older than the customer's own latest review.
    { refetchOnMountOrArgChange: renderedAt !== null && mayLackOwnReview(renderedAt) },
  );
  const isSignedIn = useSelector(selectIsSignedIn);
  const signup = useSignup();
  const [isAdding, setAdding] = useState(false);
  const [isPending, setPending] = useState(false);

  return (
    <section className={styles.reviews}>
      <div className={styles.summary}>
        <Inline justify="between">
          <Heading level={2}>Reviews</Heading>
          <Button variant="secondary" onPress={() => (isSignedIn ? setAdding(true) : signup())}>
            Add Review
          </Button>
        </Inline>
        <Text size="sm">
          <Link href={reviewPolicy} isStandalone>
            How we check reviews
          </Link>
        </Text>
        {query.data && query.data.length > 0 && (
          <RatingBreakdown average={average} counts={ratingCounts(query.data)} />
        )}
        {isPending && <NewsNotice tone="info">{pendingReviewText}</NewsNotice>}
      </div>
      <Loaded
        query={query}
        loading={<Spinner label="Loading reviews" />}
        failed={
          <Failed headingLevel={3} title="The reviews could not be loaded" retry={query.refetch} />
        }
        empty={<Text tone="muted">No reviews yet.</Text>}
      >
        {(reviews) => (
          <div className={styles.list}>
            {reviews.map((review) => (
              <Part key={review.id}>
                <OneReview review={review} />
              </Part>
            ))}
          </div>
        )}
      </Loaded>
      {isAdding && (
        <AddReviewDialog
          productId={productId}
          onClose={() => setAdding(false)}
          onAdded={(review) => {
            setAdding(false);
            setPending(review.status === 'pending');
          }}
        />
      )}
    </section>
  );
}

import { api } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { Grid, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Select } from '@parinda/ui/select';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { useMemo, useState } from 'react';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { useAnnouncement } from '../../shared/feedback/announce.tsx';
import { Part } from '../../shared/lazy/Part.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { EmptyState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { chooseReviews, type ReviewStatusFilter, statusFilters } from './reviewList.ts';
import { WrittenReview } from './WrittenReview.tsx';

const nothing = 'No reviews found matching your criteria.';

/** 'Your Reviews' (2 §2). An error gives an empty list (2 §8). */
export function MyReviewsPage() {
  const written = api.useListUserReviewsQuery();
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState<ReviewStatusFilter>('all');
  const [isChosen, setChosen] = useState(false);
  const reviews = useMemo(
    () => chooseReviews(written.data ?? [], query, status),
    [written.data, query, status],
  );

  const count = reviews.length === 1 ? '1 review' : `${reviews.length} reviews`;
  useAnnouncement(isChosen && (reviews.length > 0 ? count : nothing), `${status} ${query}`, true);

  const showAll = () => {
    setQuery('');
    setStatus('all');
  };
  const none =
    query || status !== 'all' ? (
      <EmptyState
        art="review"
        title={nothing}
        text="Try other words or another status."
        action={<Button onPress={showAll}>Show all reviews</Button>}
      />
    ) : (
      <EmptyState
        art="review"
        title={nothing}
        text="Once an order is delivered, you can review its products."
        action={
          <>
            <LinkButton href={paths.orders}>Your Orders</LinkButton>
            <LinkButton variant="secondary" href={paths.products}>
              View All Products
            </LinkButton>
          </>
        }
      />
    );
  return (
    <Stack gap="lg">
      <AccountHead title="Your Reviews">
        <Text tone="muted">Manage your feedback effortlessly</Text>
      </AccountHead>
      <Stack gap="xs" align="start">
        <Button isDisabled>+ Add New Review</Button>
        <Text size="sm" tone="muted">
          Reviews are written from a delivered order. Go to{' '}
          <Link href={paths.orders}>your orders</Link>.
        </Text>
      </Stack>
      <Grid columns={{ narrow: 1, medium: 2, wide: 2 }} gap="md">
        <TextField
          label="Search"
          placeholder="Search your reviews..."
          value={query}
          onChange={(text) => {
            setQuery(text);
            setChosen(true);
          }}
        />
        <Select
          label="Status"
          options={[...statusFilters]}
          value={status}
          onChange={(value) => {
            setStatus(value as ReviewStatusFilter);
            setChosen(true);
          }}
        />
      </Grid>
      <Loaded
        query={written}
        loading={<Text role="status">Loading...</Text>}
        failed={none}
        isEmpty={reviews.length === 0}
        empty={none}
      >
        {() =>
          reviews.map((review) => (
            <Part key={review.id}>
              <WrittenReview {...review} />
            </Part>
          ))
        }
      </Loaded>
    </Stack>
  );
}

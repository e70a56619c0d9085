import { api } from '@parinda/api-client';
import { Badge } from '@parinda/ui/badge';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Box, Container, Inline, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Rating } from '@parinda/ui/rating';
import { Select } from '@parinda/ui/select';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { useMemo, useState } from 'react';
import { formatLongDate } from '../../shared/dates.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';
import {
  chooseReviews,
  previewTitle,
  type ReviewStatusFilter,
  statusBadges,
  statusFilters,
} from './reviewList.ts';

/** 'Your Reviews' (A 2). A failed load gives an empty list (A 8). */
export function MyReviewsPage() {
  const { data, isLoading } = api.useListUserReviewsQuery();
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState<ReviewStatusFilter>('all');
  const reviews = useMemo(() => chooseReviews(data ?? [], query, status), [data, query, status]);
  useOwnMetadata({ title: 'Your Reviews' });

  return (
    <Container width="text">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>Your Reviews</Heading>
          <Text tone="muted">Manage your feedback effortlessly</Text>
        </Stack>
        <Stack gap="xs" align="start">
          <Button isDisabled>+ Add New Review</Button>
          <Text size="sm" tone="muted">
            Reviews are written from a delivered order. Go to{' '}
            <Link href={paths.orders}>your orders</Link>.
          </Text>
        </Stack>
        <Inline align="end">
          <TextField
            label="Search"
            placeholder="Search your reviews..."
            value={query}
            onChange={setQuery}
          />
          <Select
            label="Status"
            options={[...statusFilters]}
            value={status}
            onChange={(value) => setStatus(value as ReviewStatusFilter)}
          />
        </Inline>
        {isLoading && <Text role="status">Loading...</Text>}
        {!isLoading && reviews.length === 0 && (
          <Text role="status">No reviews found matching your criteria.</Text>
        )}
        {reviews.map((review) => (
          <Box key={review.id} padding="md" background="surface" radius="md" border="subtle">
            <Stack gap="xs" as="article">
              <Inline justify="between">
                <Rating value={review.rating} />
                <Badge tone={statusBadges[review.status].tone}>
                  {statusBadges[review.status].text}
                </Badge>
              </Inline>
              <Heading level={2} size="lg">
                {previewTitle(review.productTitle)}
              </Heading>
              <Text size="sm" tone="muted">
                {formatLongDate(review.createdAt)}
              </Text>
              <Text>{review.text}</Text>
            </Stack>
          </Box>
        ))}
      </Stack>
    </Container>
  );
}

import type { Review } from '@parinda/api-client';
import { Badge } from '@parinda/ui/badge';
import { Heading } from '@parinda/ui/heading';
import { Box, Inline, Stack } from '@parinda/ui/layout';
import { Rating } from '@parinda/ui/rating';
import { Text } from '@parinda/ui/text';
import { formatLongDate } from '../../shared/time/dates.ts';
import { previewTitle, statusBadges } from './reviewList.ts';

/** A review as its author sees it: stars, product, status, date and text (2 §2). */
export function WrittenReview(review: Review) {
  const { tone, text } = statusBadges[review.status];
  return (
    <Box padding="md" background="surface" radius="md" border="subtle">
      <Stack gap="xs" as="article">
        <Inline justify="between">
          <Rating value={review.rating} />
          <Badge tone={tone}>{text}</Badge>
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
  );
}

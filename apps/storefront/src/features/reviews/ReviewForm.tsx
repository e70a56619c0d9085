import { api, type Order, type Product, type User } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Inline, Stack } from '@parinda/ui/layout';
import { Picture } from '@parinda/ui/picture';
import { RatingInput } from '@parinda/ui/rating-input';
import { Text } from '@parinda/ui/text';
import { TextArea } from '@parinda/ui/text-area';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberOwnReview } from '../../model/catalogue/ownReview.ts';
import { type ReviewField, readReviewErrors } from '../../parts/product-reviews/reviewOutcome.ts';
import { missingText, type Rules } from '../../shared/forms/rules.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { formatRupees } from '../../shared/money.ts';
import { paths } from '../../shared/routing/paths.ts';
import { formatOrderDate } from '../../shared/time/orderDate.ts';

// Not marked as required, because the button stays disabled until both are filled.
const filledIn = { check: (text: string) => (text === '' ? missingText : undefined) };
const rules = { rating: filledIn, review_text: filledIn } satisfies Rules<ReviewField>;

export interface ReviewFormProps {
  order: Order;
  product: Product;
  customer: User;
}

/** Stars and text for a product of an order (2 §2). */
export function ReviewForm({ order, product, customer }: ReviewFormProps) {
  const [createReview] = api.useCreateReviewMutation();
  const [rating, setRating] = useState(0);
  const [text, setText] = useState('');
  const navigate = useNavigate();

  const form = useForm({
    flow: 'account',
    rules,
    summary: 'Please provide a rating and a review.',
    draft: `review ${customer.id} ${order.id} ${product.id}`,
    send: async ({ review_text = '' }) => {
      const { error } = await createReview({
        newReview: {
          user: customer.id,
          order: order.id,
          product: product.id,
          rating,
          review_text,
        },
      });
      if (error) return readReviewErrors(error);
      rememberOwnReview();
      form.notices.show('success', 'Review submitted successfully!');
      navigate(paths.orders);
    },
  });

  return (
    <form {...form.props}>
      <Stack gap="lg">
        <Inline gap="md" wrap={false} align="start">
          <div style={{ width: 120, flexShrink: 0 }}>
            <Picture src={product.image ?? undefined} alt="" sizes="8rem" />
          </div>
          <Stack gap="xs">
            <Heading level={2} size="lg">
              {product.title}
            </Heading>
            <Text tabular>{formatRupees(product.price)}</Text>
            <Text size="sm" tone="muted">
              Order #{order.id}, {formatOrderDate(order.date)}
            </Text>
          </Stack>
        </Inline>
        <RatingInput
          label="Your rating"
          name="rating"
          value={rating}
          onChange={setRating}
          errorMessage={form.field('rating').errorMessage}
        />
        <TextArea
          label="Your review"
          rows={5}
          placeholder="Write your review here..."
          value={text}
          onChange={setText}
          {...form.field('review_text')}
        />
        {form.notices.element}
        <Button
          type="submit"
          isDisabled={rating === 0 || text.trim() === ''}
          isPending={form.isPending}
        >
          Submit Review
        </Button>
      </Stack>
    </form>
  );
}

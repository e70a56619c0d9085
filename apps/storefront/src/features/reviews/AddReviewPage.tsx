import { type ApiError, api, statusOf } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { ErrorState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Inline, Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { Picture } from '@parinda/ui/picture';
import { RatingInput } from '@parinda/ui/rating-input';
import { Text } from '@parinda/ui/text';
import { TextArea } from '@parinda/ui/text-area';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { readReviewRefusal } from '../../parts/product-reviews/reviewOutcome.ts';
import { formatOrderDate } from '../../shared/dates.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { formatRupees } from '../../shared/money.ts';
import { notifyAccount } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';

/** A 8: what is not there, or what could not be asked for. */
const readFailure = (error: ApiError, missing: string, failed: string) =>
  statusOf(error) === 404 ? missing : failed;

/** 'Write a Review' for a product of an order (A 2). */
export function AddReviewPage() {
  const { orderId = '', productId = '' } = useParams();
  const order = api.useGetOrderQuery({ id: Number(orderId) });
  const product = api.useGetProductQuery({ slug: productId });
  const { customer } = useCustomer();
  const [createReview, { isLoading }] = api.useCreateReviewMutation();
  const [rating, setRating] = useState(0);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  useOwnMetadata({ title: 'Write a Review' });

  const isReady = rating > 0 && text.trim() !== '';
  const refuse = (reason: string) => {
    setProblem(reason);
    notifyAccount('danger', reason);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !order.data || !product.data || !customer) return;
    if (!isReady) return refuse('Please provide a rating and a review.');
    setProblem(undefined);
    const { error } = await createReview({
      newReview: {
        user: customer.id,
        order: order.data.id,
        product: product.data.id,
        rating,
        review_text: text.trim(),
      },
    });
    if (error) return refuse(readReviewRefusal(error));
    notifyAccount('success', 'Review submitted successfully!');
    navigate(paths.orders);
  };

  const failure = order.error
    ? readFailure(order.error, 'Order not found.', 'Failed to fetch order details.')
    : product.error &&
      readFailure(product.error, 'Product not found', 'Failed to fetch product details.');
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1}>Write a Review</Heading>
        {failure ? (
          <ErrorState
            title={failure}
            action={<LinkButton href={paths.orders}>Your Orders</LinkButton>}
          />
        ) : !order.data || !product.data || !customer ? (
          <Text role="status">Loading...</Text>
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack gap="lg">
              <Inline gap="md" wrap={false} align="start">
                <div style={{ width: 120, flexShrink: 0 }}>
                  <Picture src={product.data.image ?? undefined} alt="" sizes="8rem" />
                </div>
                <Stack gap="xs">
                  <Heading level={2} size="lg">
                    {product.data.title}
                  </Heading>
                  <Text tabular>{formatRupees(product.data.price)}</Text>
                  <Text size="sm" tone="muted">
                    Order #{order.data.id}, {formatOrderDate(order.data.date)}
                  </Text>
                </Stack>
              </Inline>
              <RatingInput label="Your rating" value={rating} onChange={setRating} />
              <TextArea
                label="Your review"
                rows={5}
                placeholder="Write your review here..."
                value={text}
                onChange={setText}
              />
              {problem && <Notice tone="danger">{problem}</Notice>}
              <Button type="submit" isDisabled={!isReady} isPending={isLoading}>
                Submit Review
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </Container>
  );
}

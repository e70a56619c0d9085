import { type ApiError, api, statusOf } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { useParams } from 'react-router-dom';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { Loaded } from '../../shared/loaded/Loaded.tsx';
import { ErrorState } from '../../shared/loaded/states.tsx';
import { together } from '../../shared/loaded/together.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';
import { ReviewForm } from './ReviewForm.tsx';

/** 2 §8: what is not there, or what could not be asked for. */
const readFailure = (error: ApiError, missing: string, failed: string) =>
  statusOf(error) === 404 ? missing : failed;

const isId = (text: string) => /^[1-9]\d*$/.test(text);

const YourOrders = () => <LinkButton href={paths.orders}>Your Orders</LinkButton>;

/** 'Write a Review' for a product of an order (2 §2). */
export function AddReviewPage() {
  const { orderId = '', productId = '' } = useParams();
  const nonsense = !isId(orderId) ? 'Invalid order ID.' : !isId(productId) && 'Product not found';
  const skip = { skip: Boolean(nonsense) };
  const order = api.useGetOrderQuery({ id: Number(orderId) }, skip);
  const product = api.useGetProductQuery({ slug: productId }, skip);
  const { customer } = useCustomer();
  useOwnMetadata({ title: 'Write a Review' });

  const item = order.currentData?.items.find((bought) => bought.productId === Number(productId));
  const isForeign = order.currentData !== undefined && !item;
  // Known by the order, and not to the catalogue any more.
  const missing = item ? `${item.name} is no longer sold` : 'Product not found';
  const failure =
    nonsense ||
    (isForeign && `This product is not in order #${orderId}`) ||
    (order.error
      ? readFailure(order.error, 'Order not found.', 'Failed to fetch order details.')
      : product.error && readFailure(product.error, missing, 'Failed to fetch product details.'));
  const loading = <Text role="status">Loading...</Text>;
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1}>Write a Review</Heading>
        <Loaded
          query={failure ? { isError: true } : together(order, product)}
          loading={loading}
          failed={failure && <ErrorState title={failure} action={<YourOrders />} />}
        >
          {([bought, shown]) =>
            customer ? <ReviewForm order={bought} product={shown} customer={customer} /> : loading
          }
        </Loaded>
      </Stack>
    </Container>
  );
}

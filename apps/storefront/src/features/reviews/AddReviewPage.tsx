import { type ApiError, api, statusOf } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { useParams } from 'react-router-dom';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { Failed, type Retry } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { ErrorState } from '../../shared/query/states.tsx';
import { together } from '../../shared/query/together.ts';
import { paths } from '../../shared/routing/paths.ts';
import { ReviewForm } from './ReviewForm.tsx';

interface Read {
  error?: ApiError;
  refetch: Retry;
}

interface Failure {
  title: string;
  retry?: Retry;
}

/** Returns "not found" for a 404, else an error with a retry (2 §8). */
const readFailure = ({ error, refetch }: Read, missing: string, title: string): Failure =>
  error && statusOf(error) === 404 ? { title: missing } : { title, retry: refetch };

const isId = (text: string) => /^[1-9]\d*$/.test(text);

const YourOrders = () => <LinkButton href={paths.orders}>Your Orders</LinkButton>;

/** 'Write a Review' for a product of an order (2 §2). */
export function AddReviewPage() {
  const { orderId = '', productId = '' } = useParams();
  const nonsense = !isId(orderId) ? 'Invalid order ID.' : !isId(productId) && 'Product not found';
  const skip = { skip: Boolean(nonsense) };
  const order = api.useGetOrderQuery({ id: Number(orderId) }, skip);
  const product = api.useGetProductQuery({ slug: productId }, skip);
  const profile = useCustomer();

  const item = order.currentData?.items.find((bought) => bought.productId === Number(productId));
  const isForeign = order.currentData !== undefined && !item;
  // The order still names a product that the catalogue no longer has.
  const missing = item ? `${item.name} is no longer sold` : 'Product not found';
  const failure: Failure | false =
    (nonsense && { title: nonsense }) ||
    (isForeign && { title: `This product is not in order #${orderId}` }) ||
    (order.isError && readFailure(order, 'Order not found.', 'Failed to fetch order details.')) ||
    (product.isError && readFailure(product, missing, 'Failed to fetch product details.')) ||
    (profile.isError && { title: 'Your details could not be loaded', retry: profile.refetch });
  const loading = <Text role="status">Loading...</Text>;
  return (
    <Stack gap="lg">
      <AccountHead title="Write a Review" place="belowOrders" />
      <Loaded
        query={failure ? { isError: true } : together(order, product)}
        loading={loading}
        failed={
          failure &&
          (failure.retry ? (
            <Failed title={failure.title} retry={failure.retry} />
          ) : (
            <ErrorState title={failure.title} action={<YourOrders />} />
          ))
        }
      >
        {([bought, shown]) =>
          profile.customer ? (
            <ReviewForm order={bought} product={shown} customer={profile.customer} />
          ) : (
            loading
          )
        }
      </Loaded>
    </Stack>
  );
}

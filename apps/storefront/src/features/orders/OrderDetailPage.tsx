import { LinkButton } from '@parinda/ui/button';
import { PageLoader } from '@parinda/ui/spinner';
import { useFailureToast } from '../../shared/feedback/useNotices.tsx';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { ErrorState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useOrderOfPath } from './useOrderOfPath.ts';

const failureText = 'Failed to fetch order details.';

/** /order-detail/{encryptedId} (2 §2). */
export function OrderDetailPage() {
  const { id, query, isFailure } = useOrderOfPath();
  useOwnMetadata({ title: id ? `Order #${id}` : undefined });
  useFailureToast(isFailure && failureText);

  const backToOrders = <LinkButton href={paths.orders}>Your Orders</LinkButton>;
  if (id === undefined) {
    return <ErrorState headingLevel={1} title="Invalid order ID." action={backToOrders} />;
  }
  return (
    <Loaded
      query={query}
      loading={<PageLoader isTitle label="Loading order" />}
      failed={
        isFailure ? (
          <Failed hasToast headingLevel={1} title={failureText} retry={query.refetch} />
        ) : (
          <ErrorState headingLevel={1} title="Order not found." action={backToOrders} />
        )
      }
    >
      {(order) => <OrderDetail order={order} />}
    </Loaded>
  );
}

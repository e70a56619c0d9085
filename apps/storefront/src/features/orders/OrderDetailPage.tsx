import { api, statusOf } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { ErrorState } from '@parinda/ui/empty-state';
import { Container } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { notifyAccount } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { decryptOrderId } from './orderId.ts';

const failureText = 'Failed to fetch order details.';

/** /order-detail/{encryptedId} (A 2). */
export function OrderDetailPage() {
  const { encryptedId = '' } = useParams();
  const id = decryptOrderId(encryptedId);
  const { currentData, error, isFetching, refetch } = api.useGetOrderQuery(
    { id: id ?? 0 },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  );
  // Another customer's order answers 404 as well: for this shopper there is none.
  const isFailure = error !== undefined && statusOf(error) !== 404;
  useOwnMetadata({ title: id ? `Order #${id}` : 'Order' });

  useEffect(() => {
    if (isFailure && !isFetching) notifyAccount('danger', failureText);
  }, [isFailure, isFetching]);

  const backToOrders = <LinkButton href={paths.orders}>Your Orders</LinkButton>;
  return (
    <Container>
      {id === undefined ? (
        <ErrorState headingLevel={1} title="Invalid order ID." action={backToOrders} />
      ) : currentData ? (
        <OrderDetail order={currentData} />
      ) : isFetching ? (
        <PageLoader isTitle label="Loading order" />
      ) : isFailure ? (
        <ErrorState
          headingLevel={1}
          title={failureText}
          action={<Button onPress={refetch}>Try again</Button>}
        />
      ) : (
        <ErrorState headingLevel={1} title="Order not found." action={backToOrders} />
      )}
    </Container>
  );
}

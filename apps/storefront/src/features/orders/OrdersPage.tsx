import { type ApiError, api, type Order, serverMessage } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { Grid, Stack } from '@parinda/ui/layout';
import { OrderCard } from '@parinda/ui/order-card';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paidOrderIn } from '../../model/purchase/paidOrder.ts';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { loginForOrders, useSignup } from '../../model/session/useSignup.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { Part } from '../../shared/lazy/Part.tsx';
import { formatTotal } from '../../shared/money.ts';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { EmptyState, ErrorState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { formatOrderDate } from '../../shared/time/orderDate.ts';
import { cardBadge, endBadge, isPaid, newestFirst } from './orderBadges.ts';
import { deliveryAnchor, orderHref } from './orderId.ts';
import { PaidConfirmation } from './PaidConfirmation.tsx';
import { usePayNow } from './usePayNow.ts';

/** The API returns at most this many of the newest orders (contracts/openapi.yaml, listOrders). */
const mostAtOnce = 100;

/** 'Your Orders' (2 §2). Both the guard and the page ask visitors to log in. */
export function OrdersPage() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const signup = useSignup();
  const orders = api.useListOrdersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !isSignedIn,
  });
  const paidOrder = paidOrderIn(useLocation().state);
  const payment = usePayNow();
  return (
    <Stack gap="lg">
      <AccountHead title="Your Orders" />
      {!isSignedIn ? (
        <ErrorState
          title={loginForOrders}
          text="No access token found"
          action={<Button onPress={() => signup()}>Login</Button>}
        />
      ) : (
        <Loaded
          query={orders}
          loading={<PageLoader label="Loading orders" />}
          failed={<Failed title={`Error: ${readFailure(orders.error)}`} retry={orders.refetch} />}
          hidesStale
          empty={
            <EmptyState
              art="box"
              title="No orders found"
              text="Looks like you haven't placed any orders yet."
              action={
                <>
                  <LinkButton href={paths.products}>View All Products</LinkButton>
                  <LinkButton variant="secondary" href={paths.contact}>
                    Contact us
                  </LinkButton>
                </>
              }
            />
          }
        >
          {(data) => (
            <Stack gap="lg">
              {data
                .filter(({ id, paymentStatus }) => id === paidOrder && isPaid(paymentStatus))
                .map((order) => (
                  <PaidConfirmation key={order.id} order={order} />
                ))}
              <Grid columns={{ narrow: 1, medium: 2, wide: 2 }} as="ul">
                {newestFirst(data).map((order) => (
                  <li key={order.id}>
                    <Part>
                      {() => <OrderCard {...orderCardProps(order)} {...payment(order)} />}
                    </Part>
                  </li>
                ))}
              </Grid>
              {data.length >= mostAtOnce && (
                <Text>
                  These are your {data.length} newest orders. For an older one, please write to us.
                </Text>
              )}
            </Stack>
          )}
        </Loaded>
      )}
    </Stack>
  );
}

/** Returns the server's message, else the documented text (2 §8). */
const readFailure = (error: ApiError | undefined): string =>
  (error && serverMessage(error)) ?? 'Failed to fetch orders';

function moreLabel(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? 'and 1 more product' : `and ${count} more products`;
}

function orderCardProps(order: Order) {
  const [first, ...others] = order.items;
  const href = orderHref(order.id);
  return {
    image: { src: first?.image ?? undefined, alt: '' },
    title: first?.name ?? 'Order',
    orderLabel: `Order #${order.id}`,
    total: formatTotal(order.total),
    quantityLabel: `Qty: ${first?.quantity ?? 0}`,
    moreLabel: moreLabel(others.length),
    date: formatOrderDate(order.date),
    badge: cardBadge(order),
    endBadge: endBadge(order),
    detailsHref: href,
    trackHref:
      isPaid(order.paymentStatus) && order.deliveryStatus === 'pending' && !endBadge(order)
        ? `${href}#${deliveryAnchor}`
        : undefined,
    headingLevel: 2 as const,
  };
}

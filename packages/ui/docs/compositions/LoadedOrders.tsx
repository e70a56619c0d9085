import { Button } from '@parinda/ui/button';
import { ErrorState } from '@parinda/ui/empty-state';
import { Stack, VisuallyHidden } from '@parinda/ui/layout';
import { Skeleton } from '@parinda/ui/skeleton';
import { Text } from '@parinda/ui/text';

export interface LoadedOrdersProps {
  /** Undefined while they load. */
  orders?: { id: number; title: string }[];
  hasFailed?: boolean;
  onRetry: () => void;
}

/** Keeps the place of the list while it loads, and offers a retry in its place when it fails. */
export function LoadedOrders({ orders, hasFailed = false, onRetry }: LoadedOrdersProps) {
  if (hasFailed)
    return (
      <ErrorState
        title="We could not load your orders"
        text="Your orders are safe."
        action={<Button onPress={onRetry}>Try again</Button>}
      />
    );
  if (!orders)
    return (
      <Stack gap="sm">
        <VisuallyHidden role="status">Loading your orders</VisuallyHidden>
        <Skeleton height="1.5em" />
        <Skeleton height="1.5em" />
      </Stack>
    );
  return (
    <Stack as="ul" gap="sm">
      {orders.map(({ id, title }) => (
        <li key={id}>
          <Text>
            Order {id}: {title}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

import type { Order } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { Text } from '@parinda/ui/text';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { formatTotal } from '../../shared/money.ts';
import { orderHref } from './orderId.ts';

/** Confirms a payment: items, amount, delivery address, and the mail to expect. */
export function PaidConfirmation({ order }: { order: Order }) {
  const { customer } = useCustomer();
  const { id, items, total, address } = order;
  return (
    <Notice
      tone="success"
      title={`Order #${id} is paid: ${formatTotal(total)}`}
      action={
        <LinkButton variant="secondary" size="sm" href={orderHref(id)}>
          View the order
        </LinkButton>
      }
    >
      <Stack gap="xs">
        <Text>{items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</Text>
        {address && (
          <Text>
            {`Delivering to ${[
              address.fullName,
              address.line1,
              address.line2,
              `${address.city}, ${address.state} ${address.zipCode}`,
            ]
              .filter(Boolean)
              .join(', ')}.`}
          </Text>
        )}
        {customer && <Text>{`We have sent a confirmation to ${customer.email}.`}</Text>}
      </Stack>
    </Notice>
  );
}

import type { Order, OrderItem } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { AddressText } from '@parinda/ui/address-card';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Box, Inline, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { OrderBadge } from '@parinda/ui/order-badge';
import { Picture } from '@parinda/ui/picture';
import { SummaryPanel } from '@parinda/ui/summary-panel';
import { noBreakMeasures, Text } from '@parinda/ui/text';
import { Timeline } from '@parinda/ui/timeline';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressProps } from '../../model/addresses/addressForm.ts';
import { gstRows } from '../../model/tax/gstRows.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { formatTotal } from '../../shared/money.ts';
import { href, paths } from '../../shared/routing/paths.ts';
import { formatOrderDate } from '../../shared/time/orderDate.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { Invoices } from './Invoices.tsx';
import * as styles from './OrderDetail.css.ts';
import { deliveryBadge, detailBadges } from './orderBadges.ts';
import { deliveryAnchor } from './orderId.ts';
import { notOnPaper } from './print.css.ts';

/** All details of one order (2 §2). */
export function OrderDetail({ order }: { order: Order }) {
  const isDelivered = order.deliveryStatus === 'delivered';
  const date = formatOrderDate(order.date);

  // 'Track' links to the timeline, which may render after the page has scrolled.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${deliveryAnchor}`) document.getElementById(deliveryAnchor)?.scrollIntoView();
  }, [hash]);

  return (
    <Stack gap="lg">
      <AccountHead title={`Order #${order.id}`} place="belowOrders">
        {/* Outside the heading, because a screen reader spells it letter by letter. */}
        <Text size="sm" tone="muted">
          Order number: <span className={styles.number}>{order.providerOrderId}</span>
        </Text>
        <Inline gap="xs">
          {detailBadges(order).map((badge) => (
            <OrderBadge key={badge.kind} {...badge} />
          ))}
        </Inline>
      </AccountHead>
      <div className={styles.columns}>
        <Section title="Products">
          <ul className={styles.items}>
            {order.items.map((item) => (
              <Item
                key={item.id}
                item={item}
                reviewHref={
                  isDelivered
                    ? href('addReview', { orderId: order.id, productId: item.productId })
                    : undefined
                }
              />
            ))}
          </ul>
          <Inline justify="between">
            <Text weight="bold">Total</Text>
            <Text weight="bold" tabular>
              {formatTotal(order.total)}
            </Text>
          </Inline>
          {gstRows(order.gst, formatTotal).map(({ label, value }) => (
            <Inline key={label} justify="between">
              <Text size="sm" tone="muted">
                {label}
              </Text>
              <Text size="sm" tone="muted" tabular>
                {value}
              </Text>
            </Inline>
          ))}
          {order.paymentStatus === 'completed' && <BuyAgain order={order} />}
        </Section>
        <div className={styles.facts}>
          <Section title="Delivery Status" id={deliveryAnchor}>
            <Timeline
              items={[
                { title: 'Order Placed', text: date, isDone: true },
                { title: deliveryBadge(order).text, isDone: isDelivered },
              ]}
            />
          </Section>
          <SummaryPanel
            title="Order Information"
            rows={[
              { label: 'Order ID', value: order.id },
              { label: 'Date', value: date },
              { label: 'Payment Method', value: brand.paymentProvider },
              ...(isPaidLess(order)
                ? [{ label: 'Amount Paid', value: formatTotal(order.amountPaid) }]
                : []),
            ]}
          />
          {order.invoice && (
            <div className={notOnPaper}>
              <Section title="Invoice">
                <Invoices order={order} />
              </Section>
            </div>
          )}
          <Section title="Shipping Address">
            {order.address ? (
              <AddressText {...addressProps(order.address)} />
            ) : (
              <Text>No address provided.</Text>
            )}
          </Section>
          <div className={notOnPaper}>
            <Link isStandalone href={paths.contact}>
              Any Issues? Contact Us
            </Link>
          </div>
        </div>
      </div>
    </Stack>
  );
}

/** Returns whether an offer of the provider reduced the paid amount. */
const isPaidLess = (order: Order): order is Order & { amountPaid: number } =>
  order.amountPaid !== null && order.amountPaid !== order.total;

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Box as="section" id={id} padding="lg" background="surface" radius="lg" border="subtle">
      <Stack>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  );
}

function Item({ item, reviewHref }: { item: OrderItem; reviewHref: string | undefined }) {
  return (
    <li className={styles.item}>
      <div>
        <Picture src={item.image ?? undefined} alt="" sizes="6rem" />
      </div>
      <div>
        <Stack gap="xs">
          <Text weight="medium">{noBreakMeasures(item.name)}</Text>
          <Text size="sm" tone="muted" tabular>
            {formatTotal(item.price)} × {item.quantity}
          </Text>
          {reviewHref && (
            <div>
              <LinkButton href={reviewHref} variant="secondary" size="sm">
                Add Review
              </LinkButton>
            </div>
          )}
        </Stack>
      </div>
      <div className={styles.itemTotal}>
        <Text tabular>{formatTotal(item.total)}</Text>
      </div>
    </li>
  );
}

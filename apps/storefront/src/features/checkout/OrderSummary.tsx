import type { Address } from '@parinda/api-client';
import { Picture } from '@parinda/ui/picture';
import { SummaryPanel } from '@parinda/ui/summary-panel';
import { noBreakMeasures, Text } from '@parinda/ui/text';
import { productTotal } from '../../model/cart/cart.ts';
import { type FreshLine, linesForSale } from '../../model/cart/freshCart.ts';
import { gstRows } from '../../model/tax/gstRows.ts';
import { useCartTax } from '../../model/tax/useCartTax.ts';
import { shippingFeeRupees } from '../../shared/business.ts';
import { formatRs } from '../../shared/money.ts';
import * as styles from './CheckoutPage.css.ts';

interface OrderSummaryProps {
  fresh: FreshLine[];
  /** Rupees. */
  total: number;
  /** Its state determines the tax. */
  address: Address | undefined;
}

/** The items, their total, and the tax in it (2 §2). */
export function OrderSummary({ fresh, total, address }: OrderSummaryProps) {
  const tax = useCartTax(linesForSale(fresh), address);
  const items = (
    <ul className={styles.items} aria-label="Items">
      {fresh.map(({ line, oldPrice, isGone }) => {
        const amount = formatRs(productTotal(line));
        const taxFacts = tax.factsOf(line.id);
        return (
          <li key={line.id} className={styles.item}>
            <div className={styles.itemPicture}>
              <Picture src={line.image ?? undefined} alt="" sizes="5rem" />
            </div>
            <div className={styles.itemWords}>
              <Text weight="medium">{noBreakMeasures(line.title)}</Text>
              <Text size="sm" tone="muted">
                {`Quantity: ${line.quantity}`}
              </Text>
              <Text size="sm" tone="muted" tabular>
                {`${formatRs(line.price)} each`}
              </Text>
              {taxFacts && (
                <Text size="sm" tone="muted">
                  {taxFacts}
                </Text>
              )}
              {isGone && (
                <Text size="sm" tone="danger">
                  No longer sold. It is left out of the total.
                </Text>
              )}
              {oldPrice !== undefined && (
                <Text size="sm">{`The price has changed. It was ${formatRs(oldPrice)}.`}</Text>
              )}
            </div>
            <Text tabular>{isGone ? <s>{amount}</s> : amount}</Text>
          </li>
        );
      })}
    </ul>
  );
  return (
    <SummaryPanel
      title="Order Summary"
      items={items}
      rows={[
        { label: 'Items Subtotal', value: formatRs(total) },
        { label: 'Shipping', value: formatRs(shippingFeeRupees) },
        {
          label: 'Amount to be paid',
          value: formatRs(total + shippingFeeRupees),
          isStrong: true,
        },
        ...gstRows(tax.parts, formatRs),
      ]}
    />
  );
}

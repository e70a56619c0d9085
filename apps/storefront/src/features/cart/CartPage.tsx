import { Button, LinkButton } from '@parinda/ui/button';
import { CartTable, CartTableRow } from '@parinda/ui/cart-table';
import { EmptyState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Notice } from '@parinda/ui/notice';
import { SummaryPanel } from '@parinda/ui/summary-panel';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { productTotal } from '../../model/cart/cart.ts';
import { priceAccepted, quantitySet, selectCartIsSaved } from '../../model/cart/cartSlice.ts';
import { type FreshLine, freshTotal } from '../../model/cart/freshCart.ts';
import { selectPincode } from '../../model/cart/pincodeSlice.ts';
import { useFreshCart } from '../../model/cart/useFreshCart.ts';
import { PurchaseSteps } from '../../parts/purchase-steps/PurchaseSteps.tsx';
import { shippingFeeRupees } from '../../shared/business.ts';
import { useNotices } from '../../shared/feedback/useNotices.tsx';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { formatRupees } from '../../shared/money.ts';
import { href, paths } from '../../shared/routing/paths.ts';
import * as styles from './CartPage.css.ts';
import { useRemoveLine } from './useRemoveLine.ts';

const ShopFacts = lazyDeferred(
  'ShopFacts.tsx',
  async () => (await import('../../parts/shop-facts/ShopFacts.tsx')).ShopFacts,
);

// The cart's lines load first; the pincode box is deferred.
const PincodeCheck = lazyDeferred(
  'PincodeCheck.tsx',
  async () => (await import('../../parts/delivery/PincodeCheck.tsx')).PincodeCheck,
);

/** /cart (2 §2). */
export function CartPage() {
  const fresh = useFreshCart();
  const isSaved = useSelector(selectCartIsSaved);
  const pincode = useSelector(selectPincode);
  const notices = useNotices('account');
  const dispatch = useDispatch();
  const { removeLine, restoredId } = useRemoveLine();
  const navigate = useNavigate();

  const total = freshTotal(fresh);

  const checkout = () => {
    if (total === 0) {
      notices.show('danger', 'Please add items to cart first');
      return;
    }
    // Going to the checkout accepts the changed prices.
    for (const { line, oldPrice } of fresh) {
      if (oldPrice !== undefined) dispatch(priceAccepted({ id: line.id, price: line.price }));
    }
    navigate(paths.checkout);
  };

  return (
    <Container>
      <Stack gap="lg">
        <Stack gap="xs">
          <PurchaseSteps current="Cart" />
          <Heading level={1}>Cart</Heading>
        </Stack>
        {!isSaved && (
          <Notice tone="warning">
            Your browser could not save the cart. It stays as it is for this visit.
          </Notice>
        )}
        <div className={styles.columns}>
          {fresh.length > 0 ? (
            <CartTable>
              {fresh.map((entry) => (
                <CartTableRow
                  key={entry.line.id}
                  image={{ src: entry.line.image ?? undefined, alt: '' }}
                  title={entry.line.title}
                  href={href('product', { slug: entry.line.slug })}
                  quantity={entry.line.quantity}
                  onQuantityChange={(quantity) =>
                    dispatch(quantitySet({ id: entry.line.id, quantity }))
                  }
                  price={formatRupees(entry.line.price)}
                  subtotal={formatRupees(productTotal(entry.line))}
                  onRemove={() => removeLine(entry.line.id)}
                  note={noteOf(entry)}
                  isGone={entry.isGone}
                  autoFocus={entry.line.id === restoredId}
                />
              ))}
            </CartTable>
          ) : (
            <EmptyState
              art="cart"
              title="No Items in Cart"
              text="Products that you add stay here until you order them."
              action={
                <>
                  <LinkButton href={paths.products}>View All Products</LinkButton>
                  <LinkButton variant="secondary" href={paths.offers}>
                    Offers & Promotions
                  </LinkButton>
                </>
              }
            />
          )}
          <div className={styles.summary}>
            <SummaryPanel
              title="Summary"
              rows={[
                { label: 'Subtotal', value: formatRupees(total) },
                { label: 'Shipping Fee', value: formatRupees(shippingFeeRupees) },
                {
                  label: 'Total Payable',
                  value: formatRupees(total + shippingFeeRupees),
                  isStrong: true,
                },
              ]}
            >
              <Stack gap="md">
                <Link isStandalone href={paths.products}>
                  Add more products
                </Link>
                <PincodeCheck />
                {total === 0 && notices.element}
                <Button isFullWidth isDisabled={pincode.status !== 'valid'} onPress={checkout}>
                  {pincode.status === 'valid' ? 'Checkout' : 'Enter Pincode first'}
                </Button>
              </Stack>
            </SummaryPanel>
          </div>
        </div>
        <ShopFacts />
      </Stack>
    </Container>
  );
}

function noteOf({ isGone, oldPrice }: FreshLine): string | undefined {
  if (isGone) return 'No longer sold. It is left out of the total.';
  if (oldPrice !== undefined) return `The price has changed. It was ${formatRupees(oldPrice)}.`;
}

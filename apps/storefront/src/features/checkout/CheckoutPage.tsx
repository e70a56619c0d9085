import { Button, LinkButton } from '@parinda/ui/button';
import { EmptyState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { storedAddressError } from '../../model/addresses/addressChecks.ts';
import { useAddressChoice } from '../../model/addresses/useAddressChoice.ts';
import { freshTotal, linesForSale } from '../../model/cart/freshCart.ts';
import { useFreshCart } from '../../model/cart/useFreshCart.ts';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import {
  checkoutOpened,
  payPressed,
  selectIsPaymentOpen,
  selectIsPurchasing,
} from '../../model/purchase/purchaseSlice.ts';
import { PurchaseSteps } from '../../parts/purchase-steps/PurchaseSteps.tsx';
import { shippingFeeRupees } from '../../shared/business.ts';
import { FocusTarget } from '../../shared/feedback/FocusTarget.tsx';
import { useNotices } from '../../shared/feedback/useNotices.tsx';
import { formatRs } from '../../shared/money.ts';
import { paths } from '../../shared/routing/paths.ts';
import { BeforePaying } from './BeforePaying.tsx';
import * as styles from './CheckoutPage.css.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PurchaseOutcome } from './PurchaseOutcome.tsx';
import { StepHeading } from './StepHeading.tsx';

/** /checkout: address on the left, summary and 'Proceed to Pay' on the right (2 §2). */
export function CheckoutPage() {
  const fresh = useFreshCart();
  const { customer } = useCustomer();
  const choice = useAddressChoice();
  const isPurchasing = useSelector(selectIsPurchasing);
  const isPaymentOpen = useSelector(selectIsPaymentOpen);
  const dispatch = useDispatch();
  const notices = useNotices('account');
  const [failedAttempts, setFailedAttempts] = useState(0);

  useLayoutEffect(() => {
    dispatch(checkoutOpened());
  }, [dispatch]);

  const lines = linesForSale(fresh);
  const total = freshTotal(fresh);

  const { chosen } = choice;
  const addressProblem = chosen ? storedAddressError(chosen) : 'Please select a delivery address';

  const pay = () => {
    notices.clear();
    if (addressProblem) {
      setFailedAttempts(failedAttempts + 1);
      return notices.show('danger', addressProblem);
    }
    if (!chosen || !customer) return;
    dispatch(payPressed({ customer, addressId: chosen.id, lines, total }));
  };

  if (fresh.length === 0 && !isPurchasing) {
    return (
      <Container>
        <Heading level={1}>Checkout</Heading>
        <PurchaseOutcome />
        <EmptyState
          art="cart"
          title="No Items in Cart"
          text="If you have just paid in another tab, your order is complete: see Your Orders."
          action={
            <>
              <LinkButton href={paths.products}>View All Products</LinkButton>
              <LinkButton href={paths.orders} variant="secondary">
                Your Orders
              </LinkButton>
            </>
          }
        />
      </Container>
    );
  }
  return (
    <Container>
      <Stack gap="lg">
        <Stack gap="xs">
          <PurchaseSteps current={chosen ? 'Payment' : 'Delivery address'} />
          <Heading level={1}>Checkout</Heading>
        </Stack>
        <div className={styles.columns}>
          <DeliveryAddress
            {...choice}
            notice={
              addressProblem &&
              notices.texts.includes(addressProblem) && (
                <FocusTarget times={failedAttempts}>{notices.element}</FocusTarget>
              )
            }
          />
          <div className={styles.payment}>
            <Stack as="section">
              <StepHeading step={3} isCurrent={chosen !== undefined}>
                Payment
              </StepHeading>
              <OrderSummary fresh={fresh} total={total} address={chosen} />
              <PurchaseOutcome onPay={pay} />
            </Stack>
            {(isPurchasing || !isPaymentOpen) && (
              <div className={styles.pay}>
                {/* Screen readers read the amount above, with its label. */}
                <span className={styles.amount} aria-hidden="true">
                  {formatRs(total + shippingFeeRupees)}
                </span>
                <div className={styles.payButton}>
                  <Button
                    isFullWidth
                    isPending={isPurchasing}
                    isDisabled={!customer || choice.isLoading || lines.length === 0}
                    onPress={pay}
                  >
                    Proceed to Pay
                  </Button>
                </div>
              </div>
            )}
          </div>
        </div>
      </Stack>
      <BeforePaying />
    </Container>
  );
}

import { Button, LinkButton } from '@parinda/ui/button';
import { EmptyState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Inline, Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { lazy, Suspense, useState } from 'react';
import { freshTotal, linesForSale } from '../../model/cart/freshCart.ts';
import { useFreshCart } from '../../model/cart/useFreshCart.ts';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { usePurchase } from '../../model/purchase/usePurchase.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { formatRupees } from '../../shared/money.ts';
import { notifyAccount } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';
import * as styles from './CheckoutPage.css.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useAddressChoice } from './useAddressChoice.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('@parinda/ui/alert-dialog')).AlertDialog,
}));

const noAddressText = 'Please select a delivery address';

/** /checkout: address on the left, summary and 'Proceed to Pay' on the right (A 2). */
export function CheckoutPage() {
  const fresh = useFreshCart();
  const { customer } = useCustomer();
  const choice = useAddressChoice();
  const purchase = usePurchase();
  const [hasNoAddress, setNoAddress] = useState(false);
  useOwnMetadata({ title: 'Checkout' });

  const lines = linesForSale(fresh);
  const total = freshTotal(fresh);

  const pay = () => {
    setNoAddress(choice.chosen === undefined);
    if (choice.chosen === undefined) {
      notifyAccount('danger', noAddressText);
      return;
    }
    if (customer) purchase.pay({ customer, addressId: choice.chosen.id, lines, total });
  };

  if (fresh.length === 0 && !purchase.isBusy) {
    return (
      <Container>
        <Heading level={1}>Checkout</Heading>
        <EmptyState
          art="cart"
          title="No Items in Cart"
          text="If you have just paid in another tab, your order is complete: see Your Orders."
          action={
            <Inline justify="center">
              <LinkButton href={paths.products}>View All Products</LinkButton>
              <LinkButton href={paths.orders} variant="secondary">
                Your Orders
              </LinkButton>
            </Inline>
          }
        />
      </Container>
    );
  }
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>Checkout</Heading>
        <div className={styles.columns}>
          <DeliveryAddress
            {...choice}
            problem={hasNoAddress && !choice.chosen ? noAddressText : undefined}
          />
          <Stack>
            <OrderSummary fresh={fresh} total={total} />
            {purchase.notice && (
              <Notice
                tone={purchase.notice.tone}
                action={
                  purchase.notice.next && (
                    <Button
                      variant="secondary"
                      size="sm"
                      onPress={purchase.notice.next === 'check' ? purchase.checkAgain : pay}
                    >
                      {purchase.notice.next === 'check' ? 'Check again' : 'Try again'}
                    </Button>
                  )
                }
              >
                {purchase.notice.text}
              </Notice>
            )}
            <Button
              isFullWidth
              isPending={purchase.isBusy}
              isDisabled={!customer || choice.isLoading || lines.length === 0}
              onPress={pay}
            >
              Proceed to Pay
            </Button>
          </Stack>
        </div>
      </Stack>
      {purchase.changedAmount !== undefined && (
        <Suspense>
          <AlertDialog
            isOpen
            onOpenChange={(isOpen) => !isOpen && purchase.declineAmount()}
            title="The amount has changed"
            confirmLabel={`Pay ${formatRupees(purchase.changedAmount)}`}
            cancelLabel="Not now"
            onConfirm={purchase.confirmAmount}
            tone="default"
          >
            {`A price has changed since you opened this page. The amount to be paid is now ${formatRupees(purchase.changedAmount)}.`}
          </AlertDialog>
        </Suspense>
      )}
    </Container>
  );
}

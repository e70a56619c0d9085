import { Button, LinkButton } from '@parinda/ui/button';
import { Container, Inline } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { readAttempt } from '../../model/purchase/attempt.ts';
import {
  refusedText,
  type Settlement,
  unconfirmedText,
  useSettlePayment,
} from '../../model/purchase/settlePayment.ts';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { paths } from '../../shared/paths.ts';

/**
 * After a crash or a reload between paying and its verification: the check resumes by itself, on
 * whatever page the shopper returns to. What did not end well stands above that page.
 */
export function PaymentResumer() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { customer } = useCustomer();
  const { settlePayment } = useSettlePayment();
  const [settlement, setSettlement] = useState<Settlement | null>(null);
  const isMine = isSignedIn && customer !== undefined && readAttempt()?.userId === customer.id;

  const check = async () => {
    setSettlement(null);
    setSettlement(await settlePayment());
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sign-in
  useEffect(() => {
    if (isMine) void check();
  }, [isMine]);

  if (!isMine || settlement === null || settlement === 'paid') return null;
  return (
    <Container>
      {settlement === 'unknown' ? (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="sm" onPress={check}>
              Check again
            </Button>
          }
        >
          {unconfirmedText}
        </Notice>
      ) : (
        <Notice
          tone="danger"
          title={refusedText}
          action={
            <Inline gap="xs">
              <LinkButton variant="secondary" size="sm" href={paths.contact}>
                Help
              </LinkButton>
              <Button variant="secondary" size="sm" onPress={() => setSettlement(null)}>
                Close
              </Button>
            </Inline>
          }
        >
          Your cart and your order are kept. If your bank shows that you have paid, write to us: we
          look it up.
        </Notice>
      )}
    </Container>
  );
}

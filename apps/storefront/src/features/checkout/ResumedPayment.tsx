import { Button, LinkButton } from '@parinda/ui/button';
import { Container, Inline } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { useDispatch, useSelector } from 'react-redux';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { refusedText, unconfirmedText } from '../../model/purchase/purchaseNotice.ts';
import {
  checkPressed,
  refusalClosed,
  selectResumedPayment,
} from '../../model/purchase/purchaseSlice.ts';
import { paths } from '../../shared/paths.ts';

/** What did not end well of a check that the shop resumed by itself; it stands above any page. */
export function ResumedPayment() {
  const payment = useSelector(selectResumedPayment);
  const { customer } = useCustomer();
  const dispatch = useDispatch();
  if (!payment || payment.attempt.userId !== customer?.id) return null;
  return (
    <Container>
      {payment.name === 'unknown' ? (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="sm" onPress={() => dispatch(checkPressed())}>
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
              <Button variant="secondary" size="sm" onPress={() => dispatch(refusalClosed())}>
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

import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useCustomer } from '../account/index.ts';
import { selectIsSignedIn } from '../auth/index.ts';
import { readAttempt } from './attempt.ts';
import { useSettlePayment } from './settlePayment.ts';

/** After a crash or a reload between paying and its verification: the check resumes by itself. */
export function PaymentResumer() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { customer } = useCustomer();
  const { settlePayment } = useSettlePayment();
  const isMine = isSignedIn && customer !== undefined && readAttempt()?.userId === customer.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sign-in
  useEffect(() => {
    if (isMine) void settlePayment();
  }, [isMine]);

  return null;
}

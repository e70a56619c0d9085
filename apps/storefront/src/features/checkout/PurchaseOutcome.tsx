import { Button, LinkButton } from '@parinda/ui/button';
import { Inline } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { rejectionClosed } from '../../model/purchase/purchaseSlice.ts';
import { NewsNotice } from '../../shared/feedback/NewsNotice.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { usePurchaseNotice } from './usePurchaseNotice.ts';

/** The result of the last purchase step, or its open state. */
export function PurchaseOutcome({ onPay }: { onPay?: () => void }) {
  const notice = usePurchaseNotice();
  const dispatch = useDispatch();
  if (!notice) return null;
  const { tone, title, text, next, hasToast } = notice;
  const actions: Record<NonNullable<typeof next>, ReactNode> = {
    pay: onPay && (
      <Button variant="secondary" size="sm" onPress={onPay}>
        Try again
      </Button>
    ),
    ask: (
      <Inline gap="xs">
        <LinkButton variant="secondary" size="sm" href={paths.contact}>
          Help
        </LinkButton>
        <Button variant="secondary" size="sm" onPress={() => dispatch(rejectionClosed())}>
          Close
        </Button>
      </Inline>
    ),
    orders: (
      <LinkButton variant="secondary" size="sm" href={paths.orders}>
        Your Orders
      </LinkButton>
    ),
  };
  // The toast, if there is one, announces an error.
  const OutcomeNotice = tone === 'danger' ? Notice : NewsNotice;
  return (
    <OutcomeNotice
      tone={tone}
      {...(title && { title })}
      action={next && actions[next]}
      isSilent={hasToast === true}
    >
      {text}
    </OutcomeNotice>
  );
}

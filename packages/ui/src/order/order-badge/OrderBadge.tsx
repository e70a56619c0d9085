import { Badge, type BadgeProps } from '../../feedback/badge/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';

interface Delivery {
  kind: 'delivery';
  status: 'pending' | 'delivered';
}
interface Payment {
  kind: 'payment';
  status: 'pending' | 'completed' | 'failed';
}
/** It will not be sent, or not be kept. */
interface End {
  kind: 'end';
  status: 'cancelled' | 'refunded';
}
/** `text` is what it says, e.g. 'Delivery Pending'; the status chooses the colour only. */
export type OrderBadgeProps = (Delivery | Payment | End) & { text: string };

/** How far delivery or payment of an order has got. */
export function OrderBadge({ text, ...state }: OrderBadgeProps) {
  return (
    <Badge tone={toneOf(state)}>
      {saysOfWhat.test(text) || <VisuallyHidden>{subjects[state.kind]}</VisuallyHidden>}
      {text}
    </Badge>
  );
}

/** Beside a parcel's card 'Pending' is understood by whoever sees it; others are told of what. */
const saysOfWhat = /deliver|paid|pay|cancel|refund/i;
const subjects = { delivery: 'Delivery: ', payment: 'Payment: ', end: '' };

function toneOf({ status }: Delivery | Payment | End): BadgeProps['tone'] {
  if (status === 'cancelled' || status === 'refunded') return 'neutral';
  if (status === 'pending') return 'warning';
  return status === 'failed' ? 'danger' : 'success';
}

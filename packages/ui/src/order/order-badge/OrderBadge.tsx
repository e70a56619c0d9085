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
/** Not sent, or sent back. */
interface End {
  kind: 'end';
  status: 'cancelled' | 'refunded';
}
export type OrderBadgeProps = (Delivery | Payment | End) & {
  /** Visible, e.g. 'Delivery Pending'. The status decides the colour. */
  text: string;
  /** For screen readers, where the text alone does not name it, e.g. 'Delivery'. */
  subject?: string | undefined;
};

/** The state of delivery or payment of an order. */
export function OrderBadge({ text, subject, ...state }: OrderBadgeProps) {
  return (
    <Badge tone={toneOf(state)}>
      {subject && <VisuallyHidden>{`${subject}: `}</VisuallyHidden>}
      <span>{text}</span>
    </Badge>
  );
}

function toneOf({ status }: Delivery | Payment | End): BadgeProps['tone'] {
  if (status === 'cancelled' || status === 'refunded') return 'neutral';
  if (status === 'pending') return 'warning';
  return status === 'failed' ? 'danger' : 'success';
}

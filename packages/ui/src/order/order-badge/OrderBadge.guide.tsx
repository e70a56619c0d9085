import type { Guide } from '../../../docs/guide/Guide.ts';
import { Inline } from '../../layout/index.ts';
import { OrderBadge } from './index.ts';

export const guide: Guide = {
  purpose:
    'The state of delivery or payment of an order. It sets the colour, so that equal states look equal.',
  when: ['On an order’s card and its page. Pending is yellow, done green, failed red.'],
  whenNot: [
    { if: 'It is the state of something else', take: 'Badge' },
    { if: 'All steps of a delivery are shown', take: 'Timeline' },
  ],
  pairs: [
    {
      do: <OrderBadge kind="payment" status="failed" text="Payment Failed" />,
      dont: (
        <Inline gap="xs">
          <OrderBadge kind="payment" status="failed" text="Failed" />
          <OrderBadge kind="delivery" status="pending" text="Pending" />
        </Inline>
      ),
      why: 'Two badges side by side each name their subject. A short text alone gets its subject for screen readers.',
    },
  ],
  anatomy: [
    { part: 'Words', is: 'the state.' },
    {
      part: 'Subject',
      is: '“Delivery:” or “Payment:”, for screen readers if the text does not name it.',
    },
  ],
  keyboard: [],
  spoken: 'Payment',
};

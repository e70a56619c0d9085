import type { Guide } from '../../../docs/guide/Guide.ts';
import { Inline } from '../../layout/index.ts';
import { OrderBadge } from './index.ts';

export const guide: Guide = {
  purpose:
    'How far delivery or payment of an order has got. It chooses the colour, so that the same state looks the same everywhere.',
  when: ['On an order’s card and its page. Pending is yellow, done green, failed red.'],
  whenNot: [
    { if: 'It is a state of something else', take: 'Badge' },
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
      why: 'Two badges beside each other name what each is about. Alone and short, readers are told by words that are heard only.',
    },
  ],
  anatomy: [
    { part: 'Words', is: 'the state.' },
    { part: 'Subject', is: '“Delivery:” or “Payment:”, heard where the words do not name it.' },
  ],
  keyboard: [],
  spoken: 'Payment',
};

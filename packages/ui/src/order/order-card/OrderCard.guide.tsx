import type { Guide } from '../../../docs/guide/Guide.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { OrderCard } from './index.ts';

const order = {
  image: { src: drawnPicture('spikes'), alt: '' },
  title: 'Steel Bird Spikes, 3 m',
  orderLabel: 'Order #1042',
  total: '₹1,798.00',
  quantityLabel: 'Qty: 2',
  date: 'Nov 12, 2025 18:40',
  detailsHref: '#details',
  headingLevel: 4 as const,
};

export const guide: Guide = {
  purpose:
    'One order in the list of one’s orders: what it was, how it stands, and what can be done.',
  when: ['Orders are listed, newest first.'],
  whenNot: [
    { if: 'It can still be changed', take: 'CartTable' },
    { if: 'The steps of its delivery are shown', take: 'Timeline' },
  ],
  pairs: [
    {
      do: (
        <OrderCard
          {...order}
          badge={{ kind: 'payment', status: 'pending', text: 'Not paid' }}
          onPay={() => {}}
        />
      ),
      dont: (
        <OrderCard
          {...order}
          badge={{ kind: 'payment', status: 'pending', text: 'Not paid' }}
          trackHref="#track"
        />
      ),
      why: 'The button fits the state: what is not paid can be paid, what is on its way can be tracked.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'of the first product.' },
    { part: 'Title', is: 'the first product’s, a heading.' },
    { part: 'Facts', is: 'number, total, quantity, date.' },
    { part: 'State', is: 'an OrderBadge.' },
    { part: 'Actions', is: 'View Details, and Pay now or Track; heard with the order’s number.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through its links and buttons.' },
    { keys: 'Enter', does: 'Follows a link. On Pay now, as Space: pays.' },
  ],
  spoken: 'Pending',
};

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
  purpose: 'One order in a list of orders: product, state and actions.',
  when: ['In a list of orders, newest first.'],
  whenNot: [
    { if: 'The order can still be changed', take: 'CartTable' },
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
      why: 'The button fits the state: an unpaid order can be paid, a sent order can be tracked.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'order number, date and state, which is an OrderBadge.' },
    { part: 'Picture', is: 'the first product.' },
    { part: 'Title', is: 'the first product; a heading.' },
    { part: 'Facts', is: 'quantity of the first product, the number of others, and the total.' },
    {
      part: 'Actions',
      is: 'View Details, and Pay now or Track; screen readers read the order number with them.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through its links and buttons.' },
    { keys: 'Enter', does: 'Follows a link. On Pay now, as Space: pays.' },
  ],
  spoken: 'Pending',
};

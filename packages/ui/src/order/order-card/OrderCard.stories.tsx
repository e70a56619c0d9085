import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { OrderCard } from './index.ts';

const meta = {
  title: 'Order/OrderCard',
  tags: ['stable'],
  component: OrderCard,
  args: {
    image: { src: drawnPicture('spikes'), alt: '' },
    title: 'Steel Bird Spikes, 3 m',
    orderLabel: 'Order #1042',
    total: '₹1,798.00',
    quantityLabel: 'Qty: 2',
    date: 'Nov 12, 2025 18:40',
    badge: { kind: 'delivery', status: 'pending', text: 'Pending', subject: 'Delivery' },
    detailsHref: '#details',
    trackHref: '#track',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Delivered: Story = {
  args: {
    badge: { kind: 'delivery', status: 'delivered', text: 'Delivered' },
    trackHref: undefined,
  },
};
export const SeveralProducts: Story = { args: { moreLabel: 'and 2 more products' } };
/** An abandoned attempt: the order can still be paid. */
export const NotPaid: Story = {
  args: {
    badge: { kind: 'payment', status: 'pending', text: 'Not paid' },
    trackHref: undefined,
    onPay: () => {},
  },
};
/** Paid and then refunded: the order is not sent. */
export const Refunded: Story = {
  args: {
    endBadge: { kind: 'end', status: 'refunded', text: 'Refunded' },
    trackHref: undefined,
  },
};
export const MissingImage: Story = { args: { image: { src: '', alt: '' } } };
export const LongTitle: Story = {
  args: { title: 'Polycarbonatebirdspikesforlongparapetsandsignboards, pack of 24' },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(15rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

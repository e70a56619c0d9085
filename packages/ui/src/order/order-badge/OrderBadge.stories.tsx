import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/index.ts';
import { OrderBadge } from './index.ts';

const meta = {
  title: 'Order/OrderBadge',
  component: OrderBadge,
  tags: ['stable'],
  args: { kind: 'delivery', status: 'pending', text: 'Delivery Pending' },
} satisfies Meta<typeof OrderBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const Delivery: Story = {
  render: () => (
    <Inline>
      <OrderBadge kind="delivery" status="pending" text="Delivery Pending" />
      <OrderBadge kind="delivery" status="delivered" text="Delivered" />
    </Inline>
  ),
};

export const Payment: Story = {
  render: () => (
    <Inline>
      <OrderBadge kind="payment" status="pending" text="Payment Pending" />
      <OrderBadge kind="payment" status="completed" text="Paid" />
      <OrderBadge kind="payment" status="failed" text="Payment Failed" />
    </Inline>
  ),
};

export const Ended: Story = {
  render: () => (
    <Inline>
      <OrderBadge kind="end" status="cancelled" text="Cancelled" />
      <OrderBadge kind="end" status="refunded" text="Refunded" />
    </Inline>
  ),
};

export const LongText: Story = {
  args: { text: 'Waiting for the courier at the collection point in Coimbatore' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(12rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

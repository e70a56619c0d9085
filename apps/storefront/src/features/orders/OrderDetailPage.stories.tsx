import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longText,
  longTitle,
  longWord,
  never,
  says,
  shows,
  times,
  visiting,
} from '../../testing/storyParts.ts';
import { OrderDetailPage } from './OrderDetailPage.tsx';
import { orderHref } from './orderId.ts';

const { order, address } = fixtures;
const [item] = order.items;
const call = `orders/${order.id}/`;

const meta = {
  title: 'Pages/Order detail',
  tags: ['stable', '!autodocs'],
  component: OrderDetailPage,
  ...pageStories({ path: orderHref(order.id) }),
} satisfies Meta<typeof OrderDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (changes: Partial<Record<keyof typeof order, unknown>>) =>
  answering({ [call]: { ...order, ...changes } });

// Spec: 2 §2 Order detail
export const Loading: Story = {
  parameters: answering({ [call]: never }),
  play: says('Loading order'),
};
export const Delivered: Story = {
  tags: ['sheet'],
  play: shows('Add Review', 'link'),
};
/** Neither paid nor delivered, and the address no longer exists. */
export const Pending: Story = {
  parameters: showing({
    delivery_status: 'pending',
    delivery_status_display: 'Pending',
    payment_status: 'pending',
    address_details: null,
  }),
  play: says('No address provided.'),
};
export const ManyItems: Story = {
  parameters: showing({
    items: times(25, (id) => ({ ...item, id, product_name: `Steel Bird Spikes ${id} m` })),
  }),
  play: says('Steel Bird Spikes 25 m'),
};
export const LongTexts: Story = {
  parameters: showing({
    total_amount: 1_234_567.5,
    delivery_status_display: longText,
    items: [{ ...item, product_name: longTitle, product_image: null }],
    address_details: { ...address, full_name: longWord, address: longTitle, city: longWord },
  }),
  play: says(longTitle),
};
export const NotFound: Story = {
  parameters: answering({ [call]: errorResponse(404, { message: 'Order not found' }) }),
  play: shows('Order not found.'),
};
export const InvalidId: Story = {
  parameters: visiting({ path: '/order-detail/41' }),
  play: shows('Invalid order ID.'),
};
export const ServerFails: Story = {
  parameters: answering({ [call]: errorResponse(500) }),
  play: shows('Failed to fetch order details.'),
};

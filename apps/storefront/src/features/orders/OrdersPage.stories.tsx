import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longTitle,
  never,
  says,
  shows,
  times,
  visiting,
} from '../../testing/storyParts.ts';
import { OrdersPage } from './OrdersPage.tsx';

const meta = {
  title: 'Pages/Orders',
  tags: ['stable', '!autodocs'],
  component: OrdersPage,
  ...pageStories({ path: paths.orders }),
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { order } = fixtures;
const [item] = order.items;
const orders = (list: (typeof order)[]) => answering({ 'orders/': list });

// Spec: 2 §2 Orders
export const Loading: Story = {
  parameters: answering({ 'orders/': never }),
  play: says('Loading orders'),
};

export const Empty: Story = { parameters: orders([]), play: shows('No orders found') };

export const One: Story = {
  parameters: orders([order]),
  play: shows('Steel Bird Spikes 1 m'),
};

export const Many: Story = {
  tags: ['sheet'],
  parameters: orders(
    times(24, (id) => ({
      ...order,
      id,
      delivery_status: id > 21 ? 'pending' : 'delivered',
      delivery_status_display: id > 21 ? 'Pending' : 'Delivered',
      order_date: new Date(Date.UTC(2026, 0, id)).toISOString(),
      items: item ? [{ ...item, product_name: `Steel Bird Spikes ${id} m` }] : [],
    })),
  ),
  play: shows('Steel Bird Spikes 24 m'),
};

export const LongTexts: Story = {
  parameters: orders([
    {
      ...order,
      total_amount: 1_234_567.5,
      delivery_status_display: 'Delivered to the watchman of the neighbouring housing society',
      items: item ? [{ ...item, product_name: longTitle, product_image: null }] : [],
    },
  ]),
  play: shows(longTitle),
};

export const Rejected: Story = {
  parameters: answering({
    'orders/': errorResponse(400, { message: 'Your account is being moved.' }),
  }),
  play: shows(/Your account is being moved\./),
};

export const ServerFails: Story = {
  parameters: answering({ 'orders/': errorResponse(500) }),
  play: shows(/Failed to fetch orders/),
};

/** The guard redirects to the login, which returns here afterwards. */
export const SignedOut: Story = {
  parameters: visiting({ isSignedIn: false }),
  play: shows('Login'),
};

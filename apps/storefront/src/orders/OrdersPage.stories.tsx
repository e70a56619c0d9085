import type { Order } from '@parinda/api-client';
import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { inShop, pageParameters } from '../app/storyDecorators.tsx';
import { OrdersPage } from './OrdersPage.tsx';

const meta = {
  title: 'Pages/Orders',
  tags: ['stable', '!autodocs'],
  component: OrdersPage,
  decorators: [inShop],
  parameters: { ...pageParameters, shop: { path: '/orders' } },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (resolve: () => Response | Promise<Response>) => ({
  msw: { handlers: [http.get('*/api/user/orders/', resolve)] },
});
const orders = (list: Order[]) => answer(() => HttpResponse.json(list));

/** Waits for what is seen in the end: the page comes in a chunk of its own, and then asks. */
const shows =
  (name: RegExp | string): Story['play'] =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name }, { timeout: 20_000 });
  };

const picture = '/pictures/products/crest-all-steel-bird-spikes-pack-of-10-1.svg';
const [item] = fixtures.order.items.map((one) => ({ ...one, product_image: picture }));
const order: Order = { ...fixtures.order, items: item ? [item] : [] };

export const Loading: Story = {
  parameters: answer(async () => {
    await delay('infinite');
    return HttpResponse.json([]);
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading orders', {}, { timeout: 20_000 });
  },
};

export const Empty: Story = { parameters: orders([]), play: shows('No orders found') };

export const One: Story = {
  parameters: orders([order]),
  play: shows('Steel Bird Spikes 1 m'),
};

export const Many: Story = {
  parameters: orders(
    Array.from(
      { length: 24 },
      (_, place): Order => ({
        ...order,
        id: place + 1,
        delivery_status: place > 20 ? 'pending' : 'delivered',
        delivery_status_display: place > 20 ? 'Pending' : 'Delivered',
        order_date: new Date(Date.UTC(2026, 0, place + 1)).toISOString(),
        items: item ? [{ ...item, product_name: `Steel Bird Spikes ${place + 1} m` }] : [],
      }),
    ),
  ),
  play: shows('Steel Bird Spikes 24 m'),
};

const longName =
  'Polycarbonatebirdspikesforlongparapetsandsignboards with a wide base, pack of twenty-four, for air conditioners';

export const LongText: Story = {
  parameters: orders([
    {
      ...order,
      total_amount: 1_234_567.5,
      delivery_status_display: 'Delivered to the watchman of the neighbouring housing society',
      items: item ? [{ ...item, product_name: longName, product_image: null }] : [],
    },
  ]),
  play: shows(longName),
};

export const Refused: Story = {
  parameters: answer(() =>
    HttpResponse.json({ message: 'Your account is being moved.' }, { status: 403 }),
  ),
  play: shows(/Your account is being moved\./),
};

export const ServerFails: Story = {
  parameters: answer(() => HttpResponse.json({}, { status: 500 })),
  play: shows(/Failed to fetch orders/),
};

/** The guard sends them to sign up or log in, and back here afterwards. */
export const SignedOut: Story = {
  parameters: { shop: { isSignedIn: false } },
  play: shows(/Login|Register/),
};

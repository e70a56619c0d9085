import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  AddressIcon,
  HeartIcon,
  OrderIcon,
  OverviewIcon,
  PaymentIcon,
  ReviewIcon,
  UserIcon,
} from '../../foundations/icons/index.ts';
import { SubNavigation } from './index.ts';

const meta = {
  title: 'Shell/SubNavigation',
  tags: ['stable'],
  component: SubNavigation,
  args: {
    label: 'Your account',
    links: [
      { label: 'Overview', href: '#account', icon: <OverviewIcon size={20} /> },
      { label: 'Orders', href: '#orders', icon: <OrderIcon size={20} /> },
      { label: 'Wishlist', href: '#wishlist', icon: <HeartIcon size={20} /> },
      { label: 'Reviews', href: '#reviews', icon: <ReviewIcon size={20} /> },
      { label: 'Addresses', href: '#addresses', icon: <AddressIcon size={20} /> },
      { label: 'Payment methods', href: '#payment', icon: <PaymentIcon size={20} /> },
      { label: 'Details', href: '#details', icon: <UserIcon size={20} /> },
    ],
    currentHref: '#orders',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SubNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  parameters: { controls: { include: ['label', 'currentHref', 'isBelow'] } },
};
/** An order page, below the marked page. */
export const Below: Story = { args: { isBelow: true } };
/** On a phone the row is scrolled to the current link. */
export const LastInARow: Story = {
  args: { currentHref: '#details' },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Details' });
    await waitFor(() => expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(right));
  },
};

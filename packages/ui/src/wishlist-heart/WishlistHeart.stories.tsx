import type { Meta, StoryObj } from '@storybook/react-vite';
import { WishlistHeart } from './index.ts';

const meta = {
  title: 'Shop/WishlistHeart',
  tags: ['stable'],
  component: WishlistHeart,
  args: { isWishlisted: false, onPress: () => {}, title: 'Steel Bird Spikes' },
} satisfies Meta<typeof WishlistHeart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Wishlisted: Story = { args: { isWishlisted: true } };
export const Waiting: Story = { args: { isDisabled: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longProduct,
  longTitle,
  manyProducts,
  never,
  says,
  shows,
} from '../../testing/storyParts.ts';
import { WishlistPage } from './WishlistPage.tsx';

const meta = {
  title: 'Pages/Wishlist',
  tags: ['stable', '!autodocs'],
  component: WishlistPage,
  ...pageStories({ path: paths.wishlist }),
} satisfies Meta<typeof WishlistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const wishing = (products: (typeof longProduct)[]) =>
  answering({
    'wishlist/': products.map((product) => ({ id: product.id, product_details: product })),
  });

// Spec: 2 §2 Wishlist
export const Loading: Story = {
  parameters: answering({ 'wishlist/': never }),
  play: says('Loading wishlist'),
};
export const Empty: Story = { parameters: wishing([]), play: shows('No items in your wishlist.') };
// Spec: 2 §2 Wishlist
export const Many: Story = {
  tags: ['sheet'],
  parameters: wishing(manyProducts),
  play: says('Steel Bird Spikes 48 m'),
};
export const LongTexts: Story = { parameters: wishing([longProduct]), play: shows(longTitle) };
export const ServerFails: Story = {
  parameters: answering({ 'wishlist/': errorResponse(500) }),
  play: shows('Failed to fetch wishlist.'),
};

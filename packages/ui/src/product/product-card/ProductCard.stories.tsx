import type { Meta, StoryObj } from '@storybook/react-vite';
import { interaction } from '../../../docs/interaction.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { WishlistHeart } from '../wishlist-heart/index.ts';
import { ProductCard } from './index.ts';

const meta = {
  title: 'Product/ProductCard',
  tags: ['stable'],
  component: ProductCard,
  args: {
    href: '#steel-bird-spikes',
    title: 'Steel Bird Spikes, 3 m',
    image: { src: drawnPicture('spikes'), alt: '' },
    rating: { value: 4.3, isRated: true },
    description: 'Blunt stainless pins on a clear base. Glue, screw or tie them to any ledge.',
    priceNow: 'Rs.899/-',
    priceWas: 'Rs.1,299/-',
    percentOff: 31,
    actionHref: '#steel-bird-spikes',
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: (parameters.inlineSize as string | undefined) ?? '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const AddToCart: Story = { args: { actionHref: undefined, onAddToCart: () => {} } };
export const BothActions: Story = { args: { onAddToCart: () => {} } };
export const WithReviewCount: Story = {
  args: { rating: { value: 4.3, isRated: true, count: 37 } },
};
export const WithHeart: Story = {
  args: {
    corner: <WishlistHeart label="Add Steel Bird Spikes, 3 m to wishlist" isSelected />,
  },
};
export const LongTitle: Story = {
  args: {
    title: 'Polycarbonatebirdspikesforlongparapetsandsignboards with a wide base, pack of 24',
    description:
      'For parapets, signboards, window sills, air-conditioner brackets and every other place that pigeons have chosen, in one box with its own glue.',
  },
};
export const MissingImage: Story = { args: { image: { src: '', alt: '' } } };
export const WhiteImage: Story = { args: { image: { src: drawnPicture('white'), alt: '' } } };
export const NotRated: Story = {
  args: { rating: { value: 0, isRated: false }, priceWas: undefined, percentOff: undefined },
};
export const Narrow: Story = {
  args: { onAddToCart: () => {} },
  parameters: { inlineSize: '9rem' },
};

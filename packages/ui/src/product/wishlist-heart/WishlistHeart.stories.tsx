import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/index.ts';
import { Picture } from '../../media/picture/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { WishlistHeart } from './index.ts';

const meta = {
  title: 'Product/WishlistHeart',
  tags: ['stable'],
  component: WishlistHeart,
  args: { isWishlisted: false, onPress: () => {}, title: 'Steel Bird Spikes' },
} satisfies Meta<typeof WishlistHeart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { isWishlisted: true },
  parameters: { controls: { include: ['title', 'isWishlisted', 'isDisabled'] } },
};
/** Both while the change is on its way. */
export const Waiting: Story = {
  render: (args) => (
    <Inline>
      <WishlistHeart {...args} isDisabled />
      <WishlistHeart {...args} isDisabled isWishlisted title="Balcony Net" />
    </Inline>
  ),
};
/** Its own surface keeps it seen on a picture of any colour. */
export const OverAPicture: Story = {
  render: (args) => (
    <div style={{ position: 'relative', maxInlineSize: '18rem' }}>
      <Picture src={drawnPicture('white')} alt="Bird pins" />
      <div style={{ position: 'absolute', insetBlockStart: '1rem', insetInlineEnd: '1rem' }}>
        <WishlistHeart {...args} isWishlisted />
      </div>
    </div>
  ),
};
export const PutOnTheWishlist: Story = {
  render: function Toggled(args) {
    const [isWishlisted, setWishlisted] = useState(false);
    return (
      <WishlistHeart
        {...args}
        isWishlisted={isWishlisted}
        onPress={() => setWishlisted(!isWishlisted)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heart = canvas.getByRole('button', { name: 'Add Steel Bird Spikes to wishlist' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveFocus();
    // A finger's width, as Share has beside it.
    await expect(heart.getBoundingClientRect().width).toBe(44);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
import { Inline } from '../../layout/index.ts';
import { Picture } from '../../media/picture/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { WishlistHeart } from './index.ts';

const meta = {
  title: 'Product/WishlistHeart',
  tags: ['stable'],
  component: WishlistHeart,
  args: { isSelected: false, label: 'Add Steel Bird Spikes to wishlist' },
} satisfies Meta<typeof WishlistHeart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const Playground: Story = {
  args: { isSelected: true },
  parameters: { controls: { include: ['label', 'isSelected', 'isPending'] } },
};
/** Both states while a change is pending. */
export const Waiting: Story = {
  render: (args) => (
    <Inline>
      <WishlistHeart {...args} isPending />
      <WishlistHeart {...args} isPending isSelected label="Add Balcony Net to wishlist" />
    </Inline>
  ),
};
/** Its own background makes it visible on every picture. */
export const OverAPicture: Story = {
  render: (args) => (
    <div style={{ position: 'relative', maxInlineSize: '18rem' }}>
      <Picture src={drawnPicture('white')} alt="Bird pins" />
      <div style={{ position: 'absolute', insetBlockStart: '1rem', insetInlineEnd: '1rem' }}>
        <WishlistHeart {...args} isSelected />
      </div>
    </div>
  ),
};
export const PutOnTheWishlist: Story = {
  render: function Toggled(args) {
    const [isSelected, setSelected] = useState(false);
    return <WishlistHeart {...args} isSelected={isSelected} onChange={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heart = canvas.getByRole('button', { name: 'Add Steel Bird Spikes to wishlist' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveFocus();
    // Same distance as ShareButton beside it.
    await expect(heart.getBoundingClientRect().width).toBe(44);
  },
};

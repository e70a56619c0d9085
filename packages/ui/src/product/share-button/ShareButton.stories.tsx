import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '../../media/picture/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ShareButton } from './index.ts';

const meta = {
  title: 'Product/ShareButton',
  tags: ['stable'],
  component: ShareButton,
  args: { onPress: () => {} },
} satisfies Meta<typeof ShareButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It has no states: one look, one name. */
export const Default: Story = {};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
  },
};

/** Its own background makes it visible on every picture. */
export const OverAPicture: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', maxInlineSize: '18rem' }}>
        <Picture src={drawnPicture('white')} alt="Bird pins" />
        <div style={{ position: 'absolute', insetBlockStart: '1rem', insetInlineEnd: '1rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
};

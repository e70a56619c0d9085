import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { PictureButton } from './index.ts';

const meta = {
  title: 'Media/PictureButton',
  tags: ['stable'],
  component: PictureButton,
  args: {
    src: drawnPicture('spikes'),
    title: 'Clear spikes on a parapet',
    ratio: '4:3',
    onPress: () => {},
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { ratio: '1:1' },
  parameters: { controls: { include: ['title', 'src', 'ratio'] } },
};
export const LongTitle: Story = {
  args: {
    src: drawnPicture('net'),
    title: 'A net across the plumbing shaft of a housing society, closed from the parapet down',
  },
};
export const MissingPicture: Story = { args: { src: '' } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
/** Two in a row on a phone. */
export const Narrow: Story = {
  args: { title: 'Polycarbonatebirdspikesforlongparapets' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(8rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

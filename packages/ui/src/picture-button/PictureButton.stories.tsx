import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../picture/drawnPicture.ts';
import { PictureButton } from './index.ts';

const meta = {
  title: 'Shop/PictureButton',
  tags: ['draft'],
  component: PictureButton,
  args: { src: drawnPicture('spikes'), title: 'Clear spikes on a parapet', onPress: () => {} },
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

export const Default: Story = { args: { ratio: '4:3' } };
export const LongTitle: Story = {
  args: {
    ratio: '4:3',
    src: drawnPicture('net'),
    title: 'A net across the plumbing shaft of a housing society, closed from the parapet down',
  },
};
export const MissingPicture: Story = { args: { src: '' } };

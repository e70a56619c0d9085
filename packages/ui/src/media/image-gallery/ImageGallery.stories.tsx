import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ImageGallery } from './index.ts';

const meta = {
  title: 'Media/ImageGallery',
  tags: ['stable'],
  component: ImageGallery,
  args: {
    images: [
      { src: drawnPicture('spikes'), alt: 'Steel bird spikes on a ledge' },
      { src: drawnPicture('net'), alt: 'The net that goes with them' },
      { src: drawnPicture('monkey'), alt: 'Stronger pins for monkeys' },
      { src: drawnPicture('white'), alt: 'The pins alone' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { images: meta.args.images.slice(0, 1) } };
export const None: Story = { args: { images: [] } };
export const OneBroken: Story = {
  args: { images: [{ src: '/gone.webp', alt: 'Steel bird spikes' }, ...meta.args.images.slice(1)] },
};

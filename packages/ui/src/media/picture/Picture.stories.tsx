import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { Picture } from './index.ts';

const meta = {
  title: 'Media/Picture',
  tags: ['stable'],
  component: Picture,
  args: { src: drawnPicture('spikes'), alt: 'Steel bird spikes on a ledge' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem', borderRadius: '8px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Banner: Story = { args: { ratio: '16:7', src: drawnPicture('net') } };
export const Category: Story = { args: { ratio: '4:3' } };
export const Blog: Story = { args: { ratio: '3:2' } };
export const Missing: Story = { args: { src: '' } };
export const Broken: Story = { args: { src: '/this-picture-does-not-exist.webp' } };

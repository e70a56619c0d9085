import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { Lightbox } from './index.ts';

const images = [
  {
    src: drawnPicture('spikes'),
    title: 'Clear spikes on a parapet',
    description: 'From the street nobody can tell that they are there.',
  },
  {
    src: drawnPicture('net'),
    title: 'A net across the plumbing shaft of a housing society, closed from the parapet down',
    description:
      'Knotted HDPE net on a steel rope, with a laced opening so that the plumber can still reach every pipe of the shaft.',
  },
  { src: drawnPicture('monkey'), title: 'Rails on a temple wall' },
];

const meta = {
  title: 'Overlays/Lightbox',
  tags: ['stable'],
  component: Lightbox,
  args: { images, isOpen: true, onOpenChange: () => {} },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <main style={{ padding: '1rem', minHeight: '100vh' }}>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Lightbox {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </main>
    );
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WrapsAround: Story = {};
export const Finite: Story = { args: { isLooping: false } };
export const LongText: Story = { args: { startIndex: 1 } };
export const OneImage: Story = { args: { images: images.slice(0, 1) } };

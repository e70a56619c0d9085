import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/index.ts';
import { drawnPicture } from '../picture/drawnPicture.ts';
import { CartLine, CartTable } from './index.ts';

function Line({ title, subject }: { title: string; subject: 'spikes' | 'net' }) {
  const [quantity, setQuantity] = useState(2);
  return (
    <CartLine
      image={{ src: drawnPicture(subject), alt: '' }}
      title={title}
      href="#product"
      quantity={quantity}
      onQuantityChange={setQuantity}
      price="Rs.899/-"
      subtotal={`Rs.${(quantity * 899).toLocaleString('en-IN')}/-`}
      onRemove={() => {}}
      note={subject === 'net' && <Badge tone="warning">The price has changed</Badge>}
    />
  );
}

const meta = {
  title: 'Shop/CartTable',
  tags: ['stable'],
  component: CartTable,
  args: {
    children: (
      <>
        <Line title="Steel Bird Spikes, 3 m" subject="spikes" />
        <Line title="Knottedbalconynetwithropeandhooksforeverywindow" subject="net" />
      </>
    ),
  },
} satisfies Meta<typeof CartTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

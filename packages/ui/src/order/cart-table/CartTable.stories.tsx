import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { CartTable, CartTableRow, type CartTableRowProps } from './index.ts';

function Line(props: Partial<CartTableRowProps>) {
  const [quantity, setQuantity] = useState(props.quantity ?? 2);
  return (
    <CartTableRow
      image={{ src: drawnPicture('spikes'), alt: '' }}
      title="Steel Bird Spikes, 3 m"
      href="#product"
      price="Rs.899/-"
      subtotal={`Rs.${(quantity * 899).toLocaleString('en-IN')}/-`}
      onRemove={() => {}}
      {...props}
      quantity={quantity}
      onQuantityChange={setQuantity}
    />
  );
}

const net = { src: drawnPicture('net'), alt: '' };

const meta = {
  title: 'Order/CartTable',
  tags: ['stable'],
  component: CartTable,
  subcomponents: { CartTableRow },
  argTypes: { children: { control: false } },
  args: {
    children: (
      <>
        <Line />
        <Line title="Balcony Net, 3 × 2 m" image={net} quantity={1} />
      </>
    ),
  },
} satisfies Meta<typeof CartTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'What you are about to order' },
  parameters: { controls: { include: ['label'] } },
};
export const OneLine: Story = { args: { children: <Line quantity={1} /> } };
/** A note below the title says what has changed. */
export const LinesWithNotes: Story = {
  args: {
    children: (
      <>
        <Line note={<Badge tone="warning">The price has changed</Badge>} />
        <Line
          title="Balcony Net, 3 × 2 m"
          image={{ src: '', alt: '' }}
          note={<Badge tone="danger">No longer sold</Badge>}
          isGone
        />
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <Line
        title="Knottedbalconynetwithropeandhooksforeverywindow, with steel rope, turnbuckles and 200 hooks"
        quantity={1000}
        price="Rs.1,00,000/-"
        subtotal="Rs.10,00,00,000/-"
      />
    ),
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(18rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

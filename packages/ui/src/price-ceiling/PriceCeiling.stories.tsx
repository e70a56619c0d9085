import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PriceCeiling } from './index.ts';

const meta = {
  title: 'Forms/PriceCeiling',
  tags: ['draft'],
  component: PriceCeiling,
  args: {
    label: 'Price up to',
    value: 12_500,
    max: 50_000,
    onChange: () => {},
    onChangeEnd: () => {},
    format: (n) => `₹${n.toLocaleString('en-IN')}`,
  },
  render: function Dragged(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 320 }}>
        <PriceCeiling {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof PriceCeiling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lowest: Story = { args: { value: 0 } };
export const Highest: Story = { args: { value: 50_000 } };

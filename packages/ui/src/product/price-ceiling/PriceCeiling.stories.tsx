import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PriceCeiling } from './index.ts';

const meta = {
  title: 'Product/PriceCeiling',
  tags: ['stable'],
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
      <div style={{ maxWidth: '20rem' }}>
        <PriceCeiling {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof PriceCeiling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'Nothing dearer than', max: 20_000, step: 500 },
  parameters: { controls: { include: ['label', 'value', 'max', 'step'] } },
};
export const Lowest: Story = { args: { value: 0 } };
export const Highest: Story = { args: { value: 50_000 } };
/** As narrow as the filters of a tablet, with more rupees than anything costs. */
export const NarrowWithLongText: Story = {
  args: {
    label: 'What you want to spend on the whole parapet',
    value: 9_99_999,
    max: 10_00_000,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(13rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

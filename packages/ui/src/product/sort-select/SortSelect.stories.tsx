import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortSelect } from './index.ts';

const meta = {
  title: 'Product/SortSelect',
  component: SortSelect,
  tags: ['stable'],
  args: {
    value: 'default',
    onChange: () => {},
    options: [
      { value: 'default', label: 'Default' },
      { value: 'name', label: 'Name (A–Z)' },
      { value: 'low', label: 'Price (Low to High)' },
      { value: 'high', label: 'Price (High to Low)' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SortSelect {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'Order' } };
export const LongText: Story = {
  args: {
    label: 'Put the orders in a row by',
    value: 'far',
    options: [{ value: 'far', label: 'How far they have to travel before they are delivered' }],
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './index.ts';

const meta = {
  title: 'Forms/Select',
  tags: ['stable'],
  component: Select,
  args: {
    label: 'Sort by',
    value: 'new',
    onChange: () => {},
    options: [
      { value: 'new', label: 'Newest first' },
      { value: 'low', label: 'Price: low to high' },
      { value: 'long', label: 'How well it is rated by people who live near the sea' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InlineLabel: Story = { args: { isLabelInline: true } };
export const Disabled: Story = { args: { isDisabled: true } };

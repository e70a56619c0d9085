import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: 'Forms/CheckboxGroup',
  tags: ['stable'],
  component: CheckboxGroup,
  args: {
    label: 'Category',
    value: ['spikes'],
    onChange: () => {},
    options: [
      { value: 'spikes', label: 'Spikes', count: 24 },
      { value: 'nets', label: 'Nets', count: 9 },
      {
        value: 'other',
        label: 'Reflective tapes and other things that move in the wind',
        count: 1,
      },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 280 }}>
        <CheckboxGroup {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };

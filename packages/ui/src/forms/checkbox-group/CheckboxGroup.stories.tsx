import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: 'Forms/CheckboxGroup',
  tags: ['stable'],
  component: CheckboxGroup,
  argTypes: { options: { control: false } },
  args: {
    label: 'Category',
    value: ['spikes'],
    onChange: () => {},
    options: [
      { value: 'spikes', label: 'Spikes', count: 24 },
      { value: 'nets', label: 'Nets', count: 9 },
      { value: 'other', label: 'Reflective tapes', count: 1 },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: '18rem' }}>
        <CheckboxGroup {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'What it keeps away', value: ['spikes', 'nets'] },
  parameters: { controls: { include: ['label', 'isDisabled'] } },
};
export const NoneChosenWithoutCounts: Story = {
  args: {
    value: [],
    options: ['Pigeons', 'Monkeys', 'Crows'].map((name) => ({ value: name, label: name })),
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const NarrowWithLongText: Story = {
  args: {
    label: 'Where it is going to be fitted, and by whom',
    options: [
      {
        value: 'spikes',
        label: 'Reflective tapes and other things that move in the wind',
        count: 10_000,
      },
      { value: 'glass', label: 'Glassbalconieswithoutanyplaceforhooks', count: 1 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(11rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

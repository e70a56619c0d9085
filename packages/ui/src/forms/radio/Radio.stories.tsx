import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Radio, RadioGroup } from './index.ts';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  subcomponents: { RadioGroup },
  tags: ['draft'],
  args: {
    name: 'speed',
    value: 'courier',
    isSelected: true,
    onChange: () => {},
    children: 'By courier',
  },
  argTypes: { children: { control: 'text' } },
  decorators: [
    (Story) => (
      <fieldset style={{ maxInlineSize: '20rem' }}>
        <legend>How shall it come?</legend>
        <Story />
      </fieldset>
    ),
  ],
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { isSelected: false },
  parameters: { controls: { include: ['children', 'isSelected', 'isDisabled'] } },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { children: 'Together with the other order, so that nobody has to be at home twice' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Several under one question: RadioGroup. */
export const Group: Story = {
  decorators: [(Story) => <Story />],
  render: function Chosen() {
    const [value, setValue] = useState('courier');
    return (
      <RadioGroup
        label="How shall it come?"
        value={value}
        onChange={setValue}
        options={[
          { value: 'courier', label: 'By courier, within a week' },
          { value: 'pickup', label: 'Picked up in Chennai' },
          { value: 'drone', label: 'By drone, not before next year', isDisabled: true },
        ]}
      />
    );
  },
};

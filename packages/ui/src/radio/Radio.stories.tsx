import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Radio } from './index.ts';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  tags: ['stable'],
  args: {
    name: 'speed',
    value: 'courier',
    isSelected: true,
    onChange: () => {},
    children: 'By courier',
  },
  decorators: [
    (Story) => (
      <fieldset>
        <legend>How shall it come?</legend>
        <Story />
      </fieldset>
    ),
  ],
} satisfies Meta<typeof Radio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const NotSelected: Story = { args: { isSelected: false } };
export const Disabled: Story = { args: { isDisabled: true } };

export const OneOfTwo: Story = {
  render: function Chosen(args) {
    const [value, setValue] = useState('courier');
    const shared = { name: 'two', onChange: setValue };
    return (
      <>
        <Radio {...args} {...shared} value="courier" isSelected={value === 'courier'}>
          By courier, within a week
        </Radio>
        <Radio {...args} {...shared} value="pickup" isSelected={value === 'pickup'}>
          Picked up in Chennai
        </Radio>
      </>
    );
  },
};

export const LongText: Story = {
  args: { children: 'Together with the other order, so that nobody has to be at home twice' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};

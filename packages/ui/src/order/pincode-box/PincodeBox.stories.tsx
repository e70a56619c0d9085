import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PincodeBox } from './index.ts';

const meta = {
  title: 'Order/PincodeBox',
  tags: ['stable'],
  component: PincodeBox,
  args: { value: '411001', status: 'unchecked', onChange: () => {}, onCheck: () => {} },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 320 }}>
        <PincodeBox {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof PincodeBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checking: Story = { args: { status: 'checking' } };
export const Valid: Story = { args: { status: 'valid', message: 'Pincode validated' } };
export const Invalid: Story = {
  args: { value: '000', status: 'invalid', message: 'Please Enter a Valid Pincode Please' },
};
export const Unavailable: Story = {
  args: {
    status: 'unavailable',
    message: 'The pincode service did not answer. Your pincode may still be right.',
  },
};

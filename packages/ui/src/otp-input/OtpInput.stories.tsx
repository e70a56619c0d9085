import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { OtpInput } from './index.ts';

const meta = {
  title: 'Forms/OtpInput',
  tags: ['stable'],
  component: OtpInput,
  args: { label: 'One-time code', value: '', onChange: () => {} },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <OtpInput {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof OtpInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfTyped: Story = {
  args: { value: '482' },
  play: ({ canvas }) => canvas.getByRole('textbox', { name: 'One-time code' }).focus(),
};
export const Invalid: Story = {
  args: { value: '482193', errorMessage: 'This code is wrong or older than ten minutes' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
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

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'Code from the message', length: 4, value: '48' },
  parameters: {
    controls: { include: ['label', 'length', 'errorMessage', 'isInvalid', 'isDisabled'] },
  },
};
export const HalfTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.click(field);
    await userEvent.keyboard('4 8-2x');
    await expect(field).toHaveValue('482');
  },
};
export const Complete: Story = { args: { value: '482193' } };
export const Disabled: Story = { args: { value: '482193', isDisabled: true } };
export const Invalid: Story = {
  args: { value: '482193', errorMessage: 'This code is wrong or older than ten minutes' },
};
export const NarrowWithLongText: Story = {
  args: {
    label: 'The code that we have sent to venkatanarasimharajuvaripeta@parinda.example',
    value: '482193',
    errorMessage: 'This code is wrong or older than ten minutes: ask for another one below',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(13rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

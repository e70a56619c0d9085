import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
import { QuantityStepper } from './index.ts';

const meta = {
  title: 'Forms/QuantityStepper',
  tags: ['stable'],
  component: QuantityStepper,
  args: { label: 'Bird spikes', value: 2, onChange: () => {} },
  render: function Counted(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityStepper {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const AtOne: Story = { args: { value: 1 } };
export const Many: Story = { args: { value: 2000 } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '.5');
    await userEvent.tab();
    await expect(canvas.getByText(/^Please enter a whole number/)).toBeVisible();
  },
};

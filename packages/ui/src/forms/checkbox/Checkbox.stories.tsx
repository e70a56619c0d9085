import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { interaction } from '../../../docs/interaction.tsx';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  args: { isSelected: true, onChange: () => {}, children: 'Deliver to this address' },
  render: function Pressed(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return <Checkbox {...args} isSelected={isSelected} onChange={setSelected} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const Playground: Story = { args: { count: 24 } };
export const NotSelected: Story = { args: { isSelected: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const WithCount: Story = { args: { children: 'Bird Spikes', count: 12 } };
export const LongText: Story = {
  args: {
    children: 'Tell me once these stainless steel spikes for parapets and signboards are back',
    count: 1024,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};

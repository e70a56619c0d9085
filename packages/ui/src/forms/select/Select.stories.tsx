import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
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
      { value: 'high', label: 'Price: high to low' },
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
export const Interaction: Story = interaction;
export const Playground: Story = {
  args: { label: 'Show first', value: 'low', isLabelInline: true },
  parameters: { controls: { include: ['label', 'isLabelInline', 'isDisabled'] } },
};
export const InlineLabel: Story = { args: { isLabelInline: true } };
export const Disabled: Story = { args: { isDisabled: true } };
/** The button cuts a long value; the list shows all of it. */
export const NarrowWithLongText: Story = {
  args: {
    label: 'Put what we have in a row by',
    value: 'sea',
    options: [{ value: 'sea', label: 'How well it is rated by people who live near the sea' }],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(11rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sort by$/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Sort by$/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(button).toHaveTextContent('Price: low to high');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RatingInput } from './index.ts';

const meta = {
  title: 'Forms/RatingInput',
  tags: ['stable'],
  component: RatingInput,
  args: { label: 'Your rating', value: 0, onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <RatingInput {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RatingInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'How well do the spikes work?', value: 3 },
  parameters: { controls: { include: ['label', 'value'] } },
};
export const Invalid: Story = { args: { errorMessage: 'Please choose from 1 to 5 stars.' } };
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};
export const NarrowWithLongText: Story = {
  args: { label: 'How satisfied are you with what you have fitted so far?', value: 1 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(11rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

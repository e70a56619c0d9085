import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 4 } };

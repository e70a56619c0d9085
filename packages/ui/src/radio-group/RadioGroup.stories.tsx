import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Forms/RadioGroup',
  tags: ['draft'],
  component: RadioGroup,
  args: {
    label: 'Rating',
    value: '4',
    onChange: () => {},
    options: [
      { value: '0', label: 'Any' },
      { value: '4', label: '4★ & up' },
      { value: '3', label: '3★ & up' },
      { value: '5', label: '5★', isDisabled: true },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './index.ts';

const meta = {
  title: 'Text/Heading',
  tags: ['stable'],
  component: Heading,
  args: { level: 1, children: 'Birds away, gently' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = {
  args: {
    level: 2,
    children:
      'Polycarbonate anti-bird spikes with UV-stabilised base, self-adhesive, pack of twenty, for AC units and balcony railings',
  },
};

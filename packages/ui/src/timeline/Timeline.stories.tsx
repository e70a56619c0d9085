import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './index.ts';

const meta = {
  title: 'Shop/Timeline',
  tags: ['stable'],
  component: Timeline,
  args: {
    items: [
      { title: 'Order Placed', text: 'Nov 12, 2025 18:40', isDone: true },
      { title: 'Pending', text: 'We are packing your order.', isDone: false },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Delivered: Story = {
  args: {
    items: [
      { title: 'Order Placed', text: 'Nov 12, 2025 18:40', isDone: true },
      { title: 'Delivered', isDone: true },
    ],
  },
};

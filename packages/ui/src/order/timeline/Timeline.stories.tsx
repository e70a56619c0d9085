import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './index.ts';

const meta = {
  title: 'Order/Timeline',
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

export const Default: Story = {};
export const Playground: Story = {
  args: {
    items: [
      { title: 'Order Placed', text: 'Nov 12, 2025 18:40', isDone: true },
      { title: 'Packed', text: 'Nov 13, 2025 09:12', isDone: true },
      { title: 'With the courier', isDone: false },
      { title: 'Delivered', isDone: false },
    ],
  },
  parameters: { controls: { include: ['items'] } },
};
export const Delivered: Story = {
  args: {
    items: [
      { title: 'Order Placed', text: 'Nov 12, 2025 18:40', isDone: true },
      { title: 'Delivered', isDone: true },
    ],
  },
};
export const NarrowWithLongText: Story = {
  args: {
    items: [
      {
        title: 'Handed over to the courier in Thiruvananthapuram-Pappanamcode',
        text: 'Consignment PARINDA20251112184000000000001, which the courier weighs once more',
        isDone: true,
      },
      { title: 'Waiting at the collection point until somebody is at home', isDone: false },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(12rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveFilters } from './index.ts';

const filter = (label: string) => ({ label, href: '#' });

const meta = {
  title: 'Product/ActiveFilters',
  component: ActiveFilters,
  tags: ['stable'],
  args: {
    filters: ['Up to ₹2,000', 'Bird Spikes', 'Bird Nets', 'Stainless Steel', '4★ & up'].map(filter),
  },
} satisfies Meta<typeof ActiveFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const LongText: Story = {
  args: {
    filters: [filter('Anti-bird nets of braided nylon for balconies above the twentieth floor')],
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

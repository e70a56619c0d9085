import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingBreakdown } from './index.ts';

const meta = {
  title: 'Product/RatingBreakdown',
  tags: ['stable'],
  component: RatingBreakdown,
  args: { average: 4.2, counts: [0, 1, 0, 1, 3] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingBreakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Thousands: Story = { args: { average: 3.7, counts: [1204, 980, 3311, 12045, 9870] } };
export const OneRating: Story = { args: { average: 5, counts: [0, 0, 0, 0, 1] } };
export const NotRated: Story = { args: { average: null, counts: [0, 0, 0, 0, 0] } };

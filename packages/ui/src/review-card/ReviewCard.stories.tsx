import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { ReviewCard } from './index.ts';

const meta = {
  title: 'Shop/ReviewCard',
  tags: ['stable'],
  component: ReviewCard,
  args: {
    author: 'Meera Kulkarni',
    rating: 5,
    text: 'The pigeons on our balcony have moved on. Fixing took an hour, and the pins do not show from the street.',
    when: '3 days ago',
  },
} satisfies Meta<typeof ReviewCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithState: Story = { args: { note: <Badge tone="warning">Pending</Badge> } };
export const LongWords: Story = {
  args: {
    author: 'Venkatanarasimharajuvaripeta Subrahmanyam',
    text: 'Greatgreatgreatgreatgreatgreatgreatgreatgreatgreatgreatgreatgreat\n\nSecond paragraph.',
  },
};

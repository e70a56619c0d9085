import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../feedback/badge/index.ts';
import { ReviewCard } from './index.ts';

const meta = {
  title: 'Product/ReviewCard',
  tags: ['stable'],
  component: ReviewCard,
  argTypes: { note: { control: false } },
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
export const Playground: Story = {
  args: { rating: 2, when: 'a year ago' },
  parameters: { controls: { include: ['author', 'rating', 'text', 'when'] } },
};
export const WithState: Story = { args: { note: <Badge tone="warning">Pending</Badge> } };
export const VerifiedPurchase: Story = {
  args: { note: <Badge tone="success">Verified purchase</Badge> },
};
export const StarsAlone: Story = { args: { rating: 4, text: '' } };
export const NarrowWithLongText: Story = {
  args: {
    author: 'Venkatanarasimharajuvaripeta Subrahmanyam',
    text: 'Greatgreatgreatgreatgreatgreatgreatgreatgreatgreatgreatgreatgreat\n\nSecond paragraph.',
    note: <Badge tone="warning">Waiting until somebody has read it</Badge>,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

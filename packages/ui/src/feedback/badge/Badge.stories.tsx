import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Feedback/Badge',
  tags: ['stable'],
  component: Badge,
  argTypes: { children: { control: 'text' } },
  args: { tone: 'success', children: 'Delivered' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { tone: 'accent', children: 'New' },
  parameters: { controls: { include: ['tone', 'children'] } },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="neutral">Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="info">Shipped</Badge>
    </Inline>
  ),
};

export const NarrowWithLongText: Story = {
  args: { tone: 'info', children: 'At the collection point in Thiruvananthapuram-Pappanamcode' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(9rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

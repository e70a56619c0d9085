import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['draft'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Card: Story = {
  render: () => (
    <div style={{ width: 260 }}>
      <Stack gap="sm">
        <Skeleton height={260} radius="md" />
        <Skeleton width="80%" />
        <Skeleton width="45%" />
      </Stack>
    </div>
  ),
};

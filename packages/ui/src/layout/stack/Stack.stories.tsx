import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from '../../testing/Sample.tsx';
import { Stack } from '../index.ts';

const meta = {
  title: 'Layout/Stack',
  tags: ['stable'],
  component: Stack,
  args: {
    gap: 'xs',
    children: (
      <>
        <Sample>Spikes</Sample>
        <Sample>below each other</Sample>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { gap: 'xl', align: 'start' },
  parameters: { controls: { include: ['gap', 'align'] } },
};
export const List: Story = {
  render: () => (
    <Stack as="ul" gap="sm">
      <li>Steel Bird Spikes, 3 m</li>
      <li>Balcony Net, 10 × 10 ft</li>
    </Stack>
  ),
};

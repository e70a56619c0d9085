import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Stack } from '../layout/index.ts';
import { Text } from './index.ts';

const meta = {
  title: 'Text/Text',
  tags: ['stable'],
  component: Text,
  args: { children: 'Stainless steel spikes keep birds off without hurting them.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Text {...args} tone="default" />
      <Text {...args} tone="muted" />
      <Text {...args} tone="accent" weight="medium" />
      <Text {...args} tone="success" />
      <Text {...args} tone="warning" />
      <Text {...args} tone="danger" weight="bold" />
      <Box background="inverse" padding="md" radius="md">
        <Text {...args} tone="inverse" />
      </Box>
    </Stack>
  ),
};

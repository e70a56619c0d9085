import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/text/index.ts';
import { Hidden, Stack } from '../index.ts';

const meta = {
  title: 'Layout/Hidden',
  component: Hidden,
  tags: ['stable'],
  args: { below: 768, children: <Text>Here in windows of 768 px or wider.</Text> },
  decorators: [
    (Story) => (
      <Stack gap="xs">
        <Story />
        <Text tone="muted">Always here.</Text>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Hidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const OnlyNarrow: Story = {
  args: { below: undefined, from: 768, children: <Text>Here in windows below 768 px.</Text> },
};
export const OnlyBetween: Story = {
  args: { below: 600, from: 1024, children: <Text>Here from 600 to 1023 px.</Text> },
};

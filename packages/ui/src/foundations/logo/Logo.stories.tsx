import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Stack } from '../../layout/index.ts';
import { Logo } from './index.ts';

const meta = {
  title: 'Foundations/Logo',
  tags: ['stable', '!autodocs'],
  component: Logo,
  args: { name: 'Parinda' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {};

export const OnBands: Story = {
  render: (args) => (
    <Stack>
      <Box padding="lg" background="accent" radius="md">
        <Logo {...args} />
      </Box>
      <Box padding="lg" background="inverse" radius="md">
        <Logo {...args} />
      </Box>
    </Stack>
  ),
};

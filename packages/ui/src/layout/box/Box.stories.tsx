import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Inline } from '../index.ts';

const meta = {
  title: 'Layout/Box',
  tags: ['stable'],
  component: Box,
  args: {
    background: 'surface',
    border: 'subtle',
    padding: 'md',
    radius: 'md',
    children: 'Sent from Pune',
  },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { background: 'accent', padding: 'xl' },
  parameters: { controls: { include: ['background', 'border', 'padding', 'radius'] } },
};
export const Backgrounds: Story = {
  render: () => (
    <Inline>
      {(['page', 'surface', 'muted', 'accent', 'inverse'] as const).map((background) => (
        <Box key={background} background={background} padding="md" radius="md" border="subtle">
          {background}
        </Box>
      ))}
    </Inline>
  ),
};

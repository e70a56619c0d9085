import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Container, Stack } from '../index.ts';

const Sample = ({ children }: { children: string }) => (
  <Box padding="md" background="surface" radius="md" border="subtle">
    {children}
  </Box>
);

const meta = {
  title: 'Layout/Container',
  tags: ['stable'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Sample>page</Sample> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { width: 'text' },
  parameters: { controls: { include: ['width'] } },
};
export const Widths: Story = {
  render: () => (
    <Stack>
      {(['page', 'text', 'narrow'] as const).map((width) => (
        <Container key={width} width={width}>
          <Sample>{width}</Sample>
        </Container>
      ))}
    </Stack>
  ),
};

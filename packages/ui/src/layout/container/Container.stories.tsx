import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from '../../testing/Sample.tsx';
import { Container, Stack } from '../index.ts';

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

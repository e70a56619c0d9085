import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/text/index.ts';
import { Box, Container, Grid, Inline, Stack, VisuallyHidden } from '../index.ts';

const meta = {
  title: 'Layout/Primitives',
  tags: ['stable'],
  component: Stack,
  subcomponents: { Inline, Grid, Box, Container, VisuallyHidden },
  args: { gap: 'xs' },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = ['Spikes', 'Nets', 'Gel', 'Reflectors for long balcony railings', 'Tape', 'Owls'];
const Sample = ({ children }: { children: string }) => (
  <Box padding="md" background="surface" radius="md" border="subtle">
    {children}
  </Box>
);

export const StackAndInline: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Stack {...args}>
        <Sample>One</Sample>
        <Sample>under the other</Sample>
      </Stack>
      <Inline justify="between">
        <Sample>One beside</Sample>
        <Sample>the other</Sample>
      </Inline>
    </Stack>
  ),
};

export const GridThatFits: Story = {
  render: () => (
    <Grid minItemWidth={160}>
      {boxes.map((box) => (
        <Sample key={box}>{box}</Sample>
      ))}
    </Grid>
  ),
};

export const GridOfColumns: Story = {
  render: () => (
    <Grid as="ul" columns={{ narrow: 1, medium: 2, wide: 3 }} gap="md">
      {boxes.map((box) => (
        <li key={box}>
          <Sample>{box}</Sample>
        </li>
      ))}
    </Grid>
  ),
};

export const Containers: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      {(['page', 'text', 'narrow'] as const).map((width) => (
        <Container key={width} width={width}>
          <Sample>{width}</Sample>
        </Container>
      ))}
      <Container>
        <Text>
          Heard only:
          <VisuallyHidden> this</VisuallyHidden>
        </Text>
      </Container>
    </Stack>
  ),
};

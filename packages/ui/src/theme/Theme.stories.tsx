import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/index.ts';
import { Box, Grid, Inline, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { vars } from './index.ts';

const meta = { title: 'Theme/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ name, back, front }: { name: string; back: string; front: string }) {
  return (
    <div
      style={{
        background: back,
        color: front,
        padding: vars.space.md,
        borderRadius: vars.radius.md,
        border: `1px solid ${vars.color.border.subtle}`,
      }}
    >
      {name}
    </div>
  );
}

const { bg, fg, accent, success, warning, danger, info } = vars.color;
const tones = { accent, success, warning, danger, info };

export const Colours: Story = {
  render: () => (
    <Stack gap="lg">
      <Grid minItemWidth={180} gap="sm">
        <Swatch name="page" back={bg.page} front={fg.default} />
        <Swatch name="surface" back={bg.surface} front={fg.default} />
        <Swatch name="muted" back={bg.muted} front={fg.muted} />
        <Swatch name="inverse" back={bg.inverse} front={fg.inverse} />
      </Grid>
      <Grid minItemWidth={180} gap="sm">
        {Object.entries(tones).map(([name, tone]) => (
          <Stack key={name} gap="xs">
            <Swatch name={`${name}.solid`} back={tone.solid} front={tone.onSolid} />
            <Swatch name={`${name}.soft`} back={tone.soft} front={tone.fg} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap="lg">
      {(['h1', 'h2', 'h3', 'h4', 'xl', 'lg'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Balconies, quiet again ({size})
        </Heading>
      ))}
      <Text size="lg">
        Steel, nylon and patience keep pigeons away. Nothing here hurts a feather.
      </Text>
      <Text>Orders above ₹2,000 leave Pune within a day; all India, all prices with tax.</Text>
      <Text tone="muted" size="sm" tabular>
        ₹1,11,111 · ₹8,88,888 · Rs.1299/-
      </Text>
    </Stack>
  ),
};

export const Spaces: Story = {
  render: () => (
    <Stack gap="xs">
      {Object.entries(vars.space).map(([name, width]) => (
        <Inline key={name}>
          <Text size="sm" tone="muted">
            {name}
          </Text>
          <div style={{ width, height: '1rem', background: accent.solid }} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const OnInverse: Story = {
  render: () => (
    <Box background="inverse" padding="xl" radius="lg">
      <Text>The focus ring on a dark band is a light one.</Text>
      <a href="#ring">Tab to this link</a>
    </Box>
  ),
};

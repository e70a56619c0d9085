import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Stack } from '../../layout/index.ts';
import { Text } from './index.ts';

const meta = {
  title: 'Text/Text',
  tags: ['stable'],
  component: Text,
  argTypes: { children: { control: 'text' }, as: { control: false } },
  args: { children: 'Stainless steel spikes keep birds off without hurting them.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'lg', tone: 'accent', weight: 'medium', align: 'center' },
  parameters: { controls: { include: ['children', 'size', 'tone', 'weight', 'align', 'tabular'] } },
};

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

export const SizesAndWeights: Story = {
  render: (args) => (
    <Stack gap="xs">
      {(['xs', 'sm', 'md', 'lg', 'xl', 'h4'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};

/** Tabular figures align in columns. */
export const Amounts: Story = {
  render: () => (
    <div style={{ inlineSize: 'min(10rem, 100%)' }}>
      {['₹1,11,111', '₹88,888', '₹999'].map((amount) => (
        <Text key={amount} tabular align="end">
          {amount}
        </Text>
      ))}
    </div>
  ),
};

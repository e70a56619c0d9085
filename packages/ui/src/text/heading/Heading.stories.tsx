import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/index.ts';
import { Heading } from './index.ts';

const meta = {
  title: 'Text/Heading',
  tags: ['stable'],
  component: Heading,
  argTypes: { children: { control: 'text' } },
  args: { level: 1, children: 'Birds away, gently' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { level: 2, size: 'h3' },
  parameters: { controls: { include: ['level', 'size', 'children'] } },
};

/** Each level with its default size, then all sizes. */
export const LevelsAndSizes: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}: birds away, gently
        </Heading>
      ))}
      {(['h1', 'h2', 'h3', 'h4', 'xl', 'lg'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size} for ₹1,00,000
        </Heading>
      ))}
    </Stack>
  ),
};

export const NarrowWithLongText: Story = {
  args: {
    children:
      'Polycarbonatebirdspikesforlongparapets with UV-stabilised base, self-adhesive, pack of twenty',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(15rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

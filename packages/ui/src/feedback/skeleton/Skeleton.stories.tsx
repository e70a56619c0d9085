import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../../layout/index.ts';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['beta'],
  component: Skeleton,
  argTypes: { width: { control: 'text' }, height: { control: 'text' } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { width: '12rem', height: '6rem', radius: 'lg' },
  parameters: { controls: { include: ['width', 'height', 'radius'] } },
};

/** Use the radius of the content: text, a picture, a card, a button. */
export const Radii: Story = {
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg', 'full'] as const).map((radius) => (
        <Skeleton key={radius} width="5rem" height="3rem" radius={radius} />
      ))}
    </Inline>
  ),
};

/** Several skeletons in the shape of a card prevent a layout shift. */
export const ShapeOfACard: Story = {
  render: () => (
    <div style={{ width: 260 }}>
      <Stack gap="sm">
        <Skeleton height={260} radius="md" />
        <Skeleton width="80%" />
        <Skeleton width="45%" />
      </Stack>
    </div>
  ),
};

/** Wider than its container: it is cut off there. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: 'min(6rem, 100%)' }}>
      <Skeleton width={400} height="2rem" />
    </div>
  ),
};

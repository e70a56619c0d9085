import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../layout/index.ts';
import { LazyCarousel } from './index.ts';

const slides = ['Spikes', 'Nets', 'Monkey spikes'].map((text) => (
  <Box key={text} padding="xl" radius="lg" background="muted">
    {text}
  </Box>
));

const meta = {
  title: 'Media/LazyCarousel',
  component: LazyCarousel,
  tags: ['stable'],
  args: { label: 'What we make', slides, fallback: slides[0] },
} satisfies Meta<typeof LazyCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { autoplayMs: 4000, isLooping: true } };

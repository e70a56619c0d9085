import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './index.ts';

const meta = {
  title: 'Product/Rating',
  tags: ['stable'],
  component: Rating,
  args: { value: 4.3 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCount: Story = { args: { count: 128, size: 'md' } };
export const ShortCount: Story = { args: { value: 4.4, count: 37, isCountShort: true } };
export const OneReview: Story = { args: { value: 5, count: 1 } };
export const Zero: Story = { args: { value: 0 } };
export const NotRated: Story = { args: { isRated: false, value: 0 } };
export const WholeStars: Story = { args: { value: 4.6, hasWholeStars: true } };

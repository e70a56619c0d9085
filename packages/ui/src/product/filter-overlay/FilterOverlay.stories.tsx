import type { Meta, StoryObj } from '@storybook/react-vite';
import panel from '../filter-panel/FilterPanel.stories.tsx';
import { FilterOverlay } from './index.ts';

const meta = {
  title: 'Product/FilterOverlay',
  component: FilterOverlay,
  tags: ['stable'],
  args: { ...panel.args, isOpen: true, onOpenChange: () => {} },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof FilterOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { title: 'Narrow down', closeLabel: 'Show 24 products' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Shell/Breadcrumbs',
  tags: ['draft'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Bird Spikes', href: '#spikes' },
      { label: 'Steel Bird Spikes, 3 m' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Polycarbonatebirdspikesforlongparapetsandsignboards' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};

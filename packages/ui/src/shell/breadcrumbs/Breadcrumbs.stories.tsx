import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Shell/Breadcrumbs',
  tags: ['stable'],
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
export const Playground: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Products', href: '#products' },
      { label: 'Bird Spikes', href: '#spikes' },
      { label: 'Stainless steel', href: '#steel' },
      { label: 'Steel Bird Spikes, 3 m' },
    ],
  },
  parameters: { controls: { include: ['items'] } },
};
export const FirstLevel: Story = {
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'About' }] },
};
/** A step without a page is text. */
export const StepWithoutAPage: Story = {
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Your account' }, { label: 'Orders' }],
  },
};
export const NarrowWithLongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Polycarbonatebirdspikesforlongparapetsandsignboards' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(12rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

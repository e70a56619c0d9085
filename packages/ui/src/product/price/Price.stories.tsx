import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './index.ts';

const meta = {
  title: 'Product/Price',
  tags: ['stable'],
  component: Price,
  args: { now: 'Rs.899/-', was: 'Rs.1,299/-', percentOff: 31 },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { size: 'lg' },
  parameters: { controls: { include: ['now', 'was', 'percentOff', 'size'] } },
};
export const NeverHigher: Story = { args: { was: undefined, percentOff: undefined } };
export const Narrow: Story = {
  args: { now: 'Rs.1,00,000/-', was: 'Rs.1,25,000/-', percentOff: 20, size: 'lg' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(8rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

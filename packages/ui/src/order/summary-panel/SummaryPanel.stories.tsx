import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/index.ts';
import { SummaryPanel } from './index.ts';

const meta = {
  title: 'Order/SummaryPanel',
  tags: ['stable'],
  component: SummaryPanel,
  argTypes: { rows: { control: false }, items: { control: false }, children: { control: false } },
  args: {
    title: 'Order summary',
    rows: [
      { label: 'Subtotal', value: 'Rs.1,798/-' },
      { label: 'Shipping Fee', value: 'Rs.0/-' },
      { label: 'Total Payable', value: 'Rs.1,798/-', isStrong: true },
    ],
    children: <Button isFullWidth>Checkout</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SummaryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { title: 'Price details' },
  parameters: { controls: { include: ['title'] } },
};
export const WithItems: Story = {
  args: { items: <p>Steel Bird Spikes, 3 m, and two more</p> },
};
export const WithoutAction: Story = { args: { children: undefined } };
export const NarrowWithLongText: Story = {
  args: {
    title: 'What everything in your cart comes to',
    rows: [
      { label: 'Items Subtotal for a very long name', value: 'Rs.1,00,00,000/-' },
      { label: 'Goodsandservicestaxofthestate', value: 'Rs.18,00,000/-' },
      { label: 'Amount to be paid', value: 'Rs.1,18,00,000/-', isStrong: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(13rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

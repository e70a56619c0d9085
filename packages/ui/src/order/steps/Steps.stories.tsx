import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../text/heading/index.ts';
import { StepNumber, Steps } from './index.ts';

const meta = {
  title: 'Order/Steps',
  tags: ['stable'],
  component: Steps,
  subcomponents: { StepNumber },
  args: {
    label: 'Steps of your purchase',
    steps: [
      { label: 'Cart', href: '#cart' },
      { label: 'Delivery address', href: '#address' },
      { label: 'Payment', href: '#payment' },
    ],
    current: 1,
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { parameters: { controls: { include: ['label', 'current'] } } };
export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 2 } };
export const AllDone: Story = { args: { current: 3 } };
export const LongText: Story = {
  args: {
    steps: [
      { label: 'Everything that is in your cart', href: '#cart' },
      { label: 'Wheretheordershallbedeliveredto', href: '#address' },
      { label: 'Payment', href: '#payment' },
    ],
  },
};
/** The same number in the heading of a step. */
export const NumberOfASection: Story = {
  render: () => (
    <Heading level={2} size="h4">
      <span style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center' }}>
        <StepNumber isCurrent>{2}</StepNumber>
        Delivery address
      </span>
    </Heading>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { OverlayLoader, PageLoader, Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  tags: ['stable'],
  component: Spinner,
  subcomponents: { PageLoader, OverlayLoader },
  args: { label: 'Loading products' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'lg' },
  parameters: { controls: { include: ['label', 'size'] } },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="lg">
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" />
    </Inline>
  ),
};

export const WholePage: Story = {
  render: () => <PageLoader isTitle label="Loading your orders" />,
};

export const OverAPage: Story = {
  render: () => (
    <>
      <Text>What was here stays visible below.</Text>
      <OverlayLoader label="Verifying your payment" />
    </>
  ),
};

export const OverAPageInUse: Story = {
  render: () => (
    <>
      <Text>What was here can be used below.</Text>
      <OverlayLoader isPassing label="Loading bestsellers" />
    </>
  ),
};

/** The text names the action, so the spinner has no label. */
export const BesideText: Story = {
  render: () => (
    <Inline>
      <Spinner size="sm" />
      <Text>Looking for couriers that go to 411001</Text>
    </Inline>
  ),
};

export const NarrowWithLongText: Story = {
  render: () => (
    <div style={{ inlineSize: 'min(11rem, 100%)' }}>
      <PageLoader label="Asking the bank whether your payment of Rs.1,00,00,000/- has arrived" />
    </div>
  ),
};

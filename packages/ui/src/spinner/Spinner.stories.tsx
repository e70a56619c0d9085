import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { OverlayLoader, PageLoader, Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  tags: ['stable'],
  component: Spinner,
  args: { label: 'Loading products' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="lg">
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" />
    </Inline>
  ),
};

export const WholePage: Story = { render: () => <PageLoader label="Loading your orders" /> };

export const OverAPage: Story = {
  render: () => (
    <>
      <Text>What was here stays visible below.</Text>
      <OverlayLoader label="Verifying your payment" />
    </>
  ),
};

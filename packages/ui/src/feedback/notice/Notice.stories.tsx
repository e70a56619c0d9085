import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Notice } from './index.ts';

const meta = {
  title: 'Feedback/Notice',
  tags: ['stable'],
  component: Notice,
  argTypes: { children: { control: 'text' }, action: { control: false } },
  args: { tone: 'info', children: 'Your wishlist is kept on this device until you log in.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'warning', title: 'Kept on this device' },
  parameters: { controls: { include: ['tone', 'title', 'children'] } },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice tone="success" title="Order placed">
        We have mailed the invoice.
      </Notice>
      <Notice tone="warning" title="The price of one product has changed">
        Stainless steel spikes cost ₹1,299 now, ₹100 more than when you added them.
      </Notice>
      <Notice
        tone="danger"
        title="The products could not be loaded"
        action={
          <Button size="sm" variant="secondary">
            Try again
          </Button>
        }
      >
        Check your connection. What is in your cart is safe.
      </Notice>
    </Stack>
  ),
};

export const NarrowWithLongText: Story = {
  args: {
    tone: 'danger',
    title: 'The picture “balconybeforethepigeonscameandafterwards.jpeg” is too large',
    children: 'Pictures of up to 5 MB can be sent. Make it smaller, or choose another one.',
    action: (
      <Button size="sm" variant="secondary">
        Choose another picture
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(13rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

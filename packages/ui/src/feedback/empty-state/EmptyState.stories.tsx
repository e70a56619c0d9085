import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, LinkButton } from '../../actions/button/index.ts';
import { EmptyState, ErrorState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  subcomponents: { ErrorState },
  args: { title: 'No Items in Cart' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  args: {
    art: 'cart',
    text: 'What you add to the cart waits for you here.',
    action: (
      <>
        <LinkButton href="#products">Browse products</LinkButton>
        <LinkButton href="#offers" variant="secondary">
          Offers
        </LinkButton>
      </>
    ),
  },
};
export const Orders: Story = {
  args: {
    title: 'No orders found',
    text: "Looks like you haven't placed any orders yet.",
    art: 'box',
  },
};
export const Wishlist: Story = { args: { title: 'No items in your wishlist.', art: 'heart' } };
export const NoResults: Story = {
  args: {
    title: 'No products found for "extraordinarilylongquerywithoutanyspacesatall"',
    art: 'search',
  },
};
export const Addresses: Story = { args: { title: 'No addresses yet', art: 'pin' } };
export const Reviews: Story = { args: { title: 'No reviews found', art: 'review' } };
export const Page: Story = {
  args: { title: 'No blogs available at the moment. Stay Tuned !!', art: 'page' },
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="Product not found"
      text="The product may have been renamed, or is no longer sold."
      action={<Button variant="secondary">Try again</Button>}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../../foundations/logo/index.ts';
import { Header } from './index.ts';

const meta = {
  title: 'Shell/Header',
  tags: ['stable'],
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Parinda" />,
    homeHref: '#home',
    search: {
      placeholder: 'Search Parinda',
      label: 'Search products',
      action: '/search',
      onSubmit: () => {},
    },
    account: { isSignedIn: false, href: '#signup' },
    wishlistHref: '#wishlist',
    cartHref: '#cart',
    cartCount: 0,
    onMenuPress: () => {},
  },
  // Space for the panel.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const SignedIn: Story = {
  args: {
    cartCount: 3,
    account: {
      isSignedIn: true,
      items: [
        { label: 'Welcome Back', isDisabled: true },
        { label: 'Manage Account', href: '#account' },
        { label: 'Your Orders', href: '#orders' },
        { label: 'Logout', onPress: () => {} },
      ],
    },
  },
};
export const AccountOpen: Story = {
  ...SignedIn,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
export const FullCart: Story = { args: { cartCount: 128 } };

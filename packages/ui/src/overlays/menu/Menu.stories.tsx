import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { HeartIcon, MenuIcon, ShareIcon, TrashIcon } from '../../foundations/icons/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  tags: ['beta'],
  args: {
    label: 'More',
    entries: [
      { id: 'share', label: 'Share' },
      { id: 'wishlist', label: 'Move to wishlist' },
      { id: 'remove', label: 'Remove' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'Order', variant: 'ghost' },
  parameters: { controls: { include: ['label', 'variant', 'isDisabled'] } },
};
/** Opened by keyboard, which focuses the first item. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    const [first] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
  },
};
export const WithIcons: Story = {
  ...Open,
  args: {
    entries: [
      { id: 'share', label: 'Share', icon: <ShareIcon size={20} /> },
      { id: 'wishlist', label: 'Move to wishlist', icon: <HeartIcon size={20} /> },
      { id: 'remove', label: 'Remove', icon: <TrashIcon size={20} />, isDisabled: true },
    ],
  },
};
export const IconOnly: Story = { args: { icon: <MenuIcon /> } };
export const Links: Story = {
  ...Open,
  args: {
    entries: [
      { id: 'orders', label: 'Your Orders', href: '#orders' },
      { id: 'account', label: 'Manage Account', href: '#account' },
    ],
  },
};
export const LongText: Story = {
  ...Open,
  args: {
    entries: [
      { id: 'a', label: 'Ask the maker whether it also fits a parapet that is rounded on top' },
      { id: 'b', label: 'Knottedbalconynetwithropeandhooksforeverywindow' },
    ],
  },
};
export const Disabled: Story = { args: { isDisabled: true } };

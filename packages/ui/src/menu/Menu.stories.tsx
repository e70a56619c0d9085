import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon, MenuIcon, ShareIcon, TrashIcon } from '../icons/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  tags: ['stable'],
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
export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
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

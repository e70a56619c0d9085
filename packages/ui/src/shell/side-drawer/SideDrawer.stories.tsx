import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartIcon, HeartIcon, OrderIcon } from '../../foundations/icons/index.ts';
import { SideDrawer } from './index.ts';

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

const meta = {
  title: 'Shell/SideDrawer',
  component: SideDrawer,
  tags: ['stable'],
  args: {
    isOpen: true,
    onOpenChange: () => {},
    greeting: 'Hello, Asha',
    groups: [
      {
        title: 'Quick Links',
        links: links('Bird Spikes', 'Bird Nets', 'Accessories'),
        more: [
          [
            { label: 'Cart', href: '#Cart', icon: <CartIcon size={20} /> },
            { label: 'Wishlist', href: '#Wishlist', icon: <HeartIcon size={20} /> },
            { label: 'Order History', href: '#Orders', icon: <OrderIcon size={20} /> },
          ],
          links('Support', 'Blogs', 'FAQs'),
        ],
      },
      { title: 'Explore More', links: links('Home', 'Gallery', 'About') },
    ],
    currentHref: '#Cart',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SideDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { greeting: 'Hello, User', currentHref: '#Home' },
  parameters: { controls: { include: ['greeting', 'currentHref'] } },
};
export const OneGroup: Story = { args: { groups: meta.args.groups.slice(1) } };

export const LongText: Story = {
  args: {
    greeting: 'Hello, Venkatanarasimharajuvaripeta Krishnamurthy',
    groups: [
      {
        title: 'What other people were looking for in the last days',
        links: links('Spikes for the long parapets of schools, temples and railway stations'),
      },
    ],
  },
};

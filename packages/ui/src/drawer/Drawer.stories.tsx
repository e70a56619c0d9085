import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Link } from '../link/index.ts';
import { Drawer } from './index.ts';

const meta = {
  title: 'Overlays/Drawer',
  tags: ['stable'],
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: () => {},
    title: 'Menu',
    children: (
      <Stack as="nav">
        <Link isStandalone href="/products">
          All products
        </Link>
        <Link isStandalone href="/about">
          About
        </Link>
        <Link isStandalone href="/contact">
          Contact
        </Link>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {};
export const Right: Story = { args: { side: 'right', title: 'Filters' } };

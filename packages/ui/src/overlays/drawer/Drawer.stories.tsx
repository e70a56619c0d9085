import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Link } from '../../text/link/index.ts';
import { Drawer } from './index.ts';

const meta = {
  title: 'Overlays/Drawer',
  tags: ['stable'],
  component: Drawer,
  argTypes: { children: { control: false } },
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

export const Default: Story = {};
export const Playground: Story = {
  args: { side: 'right', title: 'Filters' },
  parameters: { controls: { include: ['title', 'side'] } },
};
/** The content scrolls, title and 'Close' stay. */
export const LongText: Story = {
  args: {
    title: 'Everything that Venkatanarasimharajuvaripeta Krishnamurthy has looked at',
    children: (
      <Stack as="nav">
        {Array.from({ length: 30 }, (_, n) => `Spikes for the ${n + 1}. floor`).map((name) => (
          <Link key={name} isStandalone href="/products">
            {name}
          </Link>
        ))}
      </Stack>
    ),
  },
};
export const ClosedByEscape: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <main style={{ padding: '1rem' }}>
        <Button onPress={() => setOpen(true)}>Open the menu</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Box, Inline } from '../../layout/index.ts';
import { closeAllToasts, type ToastOptions, toast } from '../toast/index.ts';
import { ToastRegion } from './index.ts';

const meta = {
  title: 'Feedback/ToastRegion',
  tags: ['stable'],
  component: ToastRegion,
  render: () => (
    <>
      <Inline>
        <Button
          onPress={() => toast({ tone: 'success', text: 'Added to your cart', timeout: 3000 })}
        >
          Add to cart
        </Button>
        <Button
          variant="secondary"
          onPress={() =>
            toast({ tone: 'danger', text: 'An unexpected error occurrred.', timeout: 5000 })
          }
        >
          Fail
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const timeout = 600_000;
const shown = (...toasts: Omit<ToastOptions, 'timeout'>[]): Story => ({
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => {
    for (const options of toasts) toast({ ...options, timeout });
    return closeAllToasts;
  },
});

export const AllTones: Story = {
  ...shown(
    { tone: 'danger', text: 'Failed to send your message. Please try again!' },
    { tone: 'success', text: 'Link copied to clipboard!' },
    { tone: 'info', text: 'You are back online' },
  ),
};

/** More than half of the window: the newest toast is visible, the others scroll. */
export const Many: Story = {
  ...shown(
    ...['Mesh', 'Spikes', 'Ties', 'Nets', 'Hooks', 'Gel', 'Guard Ring', 'Clips', 'Owl', 'Tape'].map(
      (name) => ({ tone: 'success' as const, text: `${name} was removed from your wishlist.` }),
    ),
  ),
};

/** Below a sticky header, on a scrolled page too. */
export const BelowAHeader: Story = {
  ...shown({ tone: 'success', text: 'Link copied to clipboard!' }),
  render: () => (
    <>
      <header style={{ position: 'sticky', insetBlockStart: 0 }}>
        <Box padding="lg" background="inverse">
          A header
        </Box>
      </header>
      <ToastRegion below="header" />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = await canvas.findByRole('group');
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() =>
      expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom),
    );
  },
};

/** Waits for an action: no timer runs. */
export const WithAction = shown({
  tone: 'info',
  text: 'Steel Bird Spikes were taken out of your cart',
  action: { label: 'Undo', onPress: () => {} },
});

/** Closes after its time, or by its link. */
export const WithLink = shown({
  tone: 'success',
  text: 'Steel Bird Spikes, 3 m is in your cart.',
  link: { label: 'View cart', href: '#cart' },
});

export const LongText = shown({
  tone: 'danger',
  text: 'The picture balconybeforethepigeonscameandafterwards.jpeg is larger than the 5 MB that we can take: make it smaller, or send it to us by mail.',
  action: { label: 'Choose another picture', onPress: () => {} },
});

/** Closed by a button; focus returns to its previous element. */
export const ClosedByEscape: Story = {
  beforeEach: () => closeAllToasts,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    const text = await canvas.findByText('Added to your cart');
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(canvas.queryByText('Added to your cart')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

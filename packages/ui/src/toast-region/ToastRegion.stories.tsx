import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Inline } from '../layout/index.ts';
import { closeAllToasts, toast } from '../toast/index.ts';
import { ToastRegion } from './index.ts';

const meta = {
  title: 'Overlays/ToastRegion',
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

export const OnPress: Story = {};

export const AllTones: Story = {
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  beforeEach: () => {
    const timeout = 600_000;
    toast({ tone: 'danger', text: 'Failed to send your message. Please try again!', timeout });
    toast({ tone: 'success', text: 'Link copied to clipboard!', timeout });
    toast({
      tone: 'info',
      text: 'Stainless steel spikes, pack of twenty, were taken out of your cart',
      timeout,
      action: { label: 'Undo', onPress: () => {} },
    });
    return closeAllToasts;
  },
};

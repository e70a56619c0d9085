import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './index.ts';

const meta = {
  title: 'Overlays/AlertDialog',
  tags: ['stable'],
  component: AlertDialog,
  args: {
    isOpen: true,
    onOpenChange: () => {},
    onConfirm: () => {},
    title: 'Delete this address?',
    children: 'B-1204, Siddhivinayak Residency, Pune 411001 is removed from your account.',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
    tone: 'danger',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Pending: Story = { args: { isPending: true } };

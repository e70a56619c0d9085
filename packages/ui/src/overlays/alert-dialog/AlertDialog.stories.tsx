import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './index.ts';

const meta = {
  title: 'Overlays/AlertDialog',
  tags: ['stable'],
  component: AlertDialog,
  argTypes: { children: { control: 'text' } },
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

export const Default: Story = {};
export const Playground: Story = {
  args: {
    title: 'Leave without saving?',
    children: 'What you have written is lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    tone: 'default',
  },
  parameters: {
    controls: {
      include: ['title', 'children', 'confirmLabel', 'cancelLabel', 'tone', 'isPending'],
    },
  },
};
export const Pending: Story = { args: { isPending: true } };
export const LongText: Story = {
  args: {
    title: 'Delete the address of Extremelylongindustrialestatenamewithoutanyspaces, Nashik?',
    children: 'Orders that are on their way there still arrive. '.repeat(24),
    confirmLabel: 'Delete it from my account',
    cancelLabel: 'Keep it for the next order',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementBar } from './index.ts';

const meta = {
  title: 'Shell/AnnouncementBar',
  tags: ['stable'],
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: {
    chatHref: 'https://example.com/chat',
    chatLabel: '+91 00000 00001',
    hours: 'Mon - Sat: 9:00 AM - 8:00 PM',
    messages: [
      'Free shipping on orders above ₹999',
      'Flash sale: up to 50% off',
      'Secure online payments available',
    ],
    intervalMs: 4000,
  },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongMessage: Story = {
  args: {
    messages: [
      'Free shipping on orders above ₹999 to every pincode that our couriers serve, islands and hill stations included',
    ],
  },
};

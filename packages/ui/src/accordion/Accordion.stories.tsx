import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './index.ts';

const meta = {
  title: 'Controls/Accordion',
  tags: ['stable'],
  component: Accordion,
  args: {
    items: [
      {
        id: 'harm',
        title: 'Do the spikes hurt birds?',
        content: 'No. They take away the room to stand, nothing more.',
      },
      {
        id: 'rain',
        title:
          'How long will a polycarbonate strip last on a west-facing balcony through heavy monsoon rain?',
        content: 'Five years, and longer in the shade.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FirstOpen: Story = { args: { defaultOpenIds: ['harm'] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
import { Accordion } from './index.ts';

const meta = {
  title: 'Disclosure/Accordion',
  tags: ['stable'],
  component: Accordion,
  argTypes: { items: { control: false } },
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

export const Default: Story = {};
export const Interaction: Story = interaction;
export const Playground: Story = {
  args: { headingLevel: 2, defaultExpandedKeys: ['rain'] },
  parameters: { controls: { include: ['headingLevel'] } },
};
export const FirstOpen: Story = { args: { defaultExpandedKeys: ['harm'] } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /hurt birds/ })).toHaveFocus();
  },
};
export const NarrowWithLongText: Story = {
  args: {
    defaultExpandedKeys: ['fit'],
    items: [
      {
        id: 'fit',
        title: 'Polycarbonatebirdspikesforlongparapets: how are they fitted?',
        content:
          'Clean the ledge, let it dry, and glue from the outer edge inwards. See https://parinda.example/how-to-fit-spikes-on-parapets',
      },
      ...meta.args.items,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(13rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

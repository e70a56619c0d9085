import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
import { Text } from '../../text/text/index.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Disclosure/Tabs',
  tags: ['stable'],
  component: Tabs,
  argTypes: { tabs: { control: false } },
  args: {
    label: 'Product information',
    tabs: [
      { id: 'about', title: 'Description', content: <Text>304 steel, 25 cm wide.</Text> },
      { id: 'fit', title: 'How to fit', content: <Text>Glue, screws or ties.</Text> },
      { id: 'reviews', title: 'Reviews (128)', content: <Text>Four stars and a half.</Text> },
      { id: 'care', title: 'Care and warranty', content: <Text>Rain cleans it.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const Playground: Story = {
  args: { label: 'About these spikes', defaultSelectedKey: 'care' },
  parameters: { controls: { include: ['label'] } },
};
export const SecondOpen: Story = { args: { defaultSelectedKey: 'fit' } };
/** Selected by an arrow key: focus moves with the selection. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const tab = canvas.getByRole('tab', { name: 'How to fit', selected: true });
    await expect(tab).toHaveFocus();
  },
};
/** The row scrolls sideways, the page does not. */
export const NarrowWithLongText: Story = {
  args: {
    tabs: [
      {
        id: 'about',
        title: 'Stainless steel spikes and what they are made of',
        content: <Text>Polycarbonatebirdspikesforlongparapetsandsignboards of 304 steel.</Text>,
      },
      ...meta.args.tabs.slice(1),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(15rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

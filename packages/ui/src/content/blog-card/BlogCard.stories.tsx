import type { Meta, StoryObj } from '@storybook/react-vite';
import { interaction } from '../../../docs/interaction.tsx';
import { Grid } from '../../layout/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { BlogCard } from './index.ts';

const meta = {
  title: 'Content/BlogCard',
  component: BlogCard,
  tags: ['stable'],
  args: {
    href: '#article',
    title: 'Why pigeons come back to the same ledge',
    image: drawnPicture('spikes'),
    date: 'November 12, 2025',
    text: 'A ledge that has been slept on smells of home. Clean it first, then fit the spikes: what follows is the order of work that has kept roofs in Madurai quiet for ten years...',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlogCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const Playground: Story = {};
export const MissingImage: Story = { args: { image: undefined } };
export const NoText: Story = { args: { text: undefined } };
export const LongText: Story = {
  args: {
    title:
      'Polycarbonatebirdspikesforlongparapets, and eleven other things we were asked about this monsoon',
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(13rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
export const InAGrid: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => (
    <Grid minItemWidth={240} as="ul">
      {['One', 'Two with a title that takes two lines', 'Three'].map((title) => (
        <li key={title}>
          <BlogCard {...args} title={title} />
        </li>
      ))}
    </Grid>
  ),
};

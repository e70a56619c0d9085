import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from '../../testing/Sample.tsx';
import { Grid } from '../index.ts';

const names = ['Spikes', 'Nets', 'Gel', 'Reflectors for long balcony railings', 'Tape', 'Owls'];

const meta = {
  title: 'Layout/Grid',
  tags: ['stable'],
  component: Grid,
  args: {
    minItemWidth: 160,
    children: names.map((name) => <Sample key={name}>{name}</Sample>),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns as fit. */
export const Default: Story = {};
export const Playground: Story = {
  args: { minItemWidth: 240, gap: 'sm' },
  parameters: { controls: { include: ['minItemWidth', 'columns', 'gap'] } },
};
export const Columns: Story = {
  render: () => (
    <Grid as="ul" columns={{ narrow: 1, medium: 2, wide: 3 }} gap="md">
      {names.map((name) => (
        <li key={name}>
          <Sample>{name}</Sample>
        </li>
      ))}
    </Grid>
  ),
};

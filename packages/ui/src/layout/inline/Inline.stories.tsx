import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from '../../testing/Sample.tsx';
import { Inline } from '../index.ts';

const meta = {
  title: 'Layout/Inline',
  tags: ['stable'],
  component: Inline,
  args: {
    children: (
      <>
        <Sample>Nets</Sample>
        <Sample>beside each other</Sample>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { gap: 'xl', justify: 'center' },
  parameters: { controls: { include: ['gap', 'align', 'justify', 'wrap'] } },
};
export const Between: Story = { args: { justify: 'between' } };
/** It continues on the next line. */
export const Wrapping: Story = {
  render: () => (
    <div style={{ maxInlineSize: '14rem' }}>
      <Inline>
        {['Spikes', 'Nets', 'Gel', 'Tape', 'Owls'].map((name) => (
          <Sample key={name}>{name}</Sample>
        ))}
      </Inline>
    </div>
  ),
};

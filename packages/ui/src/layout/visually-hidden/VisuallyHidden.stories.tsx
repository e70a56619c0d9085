import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../text/text/index.ts';
import { VisuallyHidden } from '../index.ts';

const meta = {
  title: 'Layout/VisuallyHidden',
  tags: ['stable'],
  component: VisuallyHidden,
  args: { children: 'of 5 stars' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is visible after the number. */
export const Default: Story = {
  render: (args) => (
    <Text>
      Rated 4.3 <VisuallyHidden {...args} />
    </Text>
  ),
};

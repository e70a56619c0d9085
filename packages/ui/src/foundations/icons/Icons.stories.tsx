import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/index.ts';
import { CartIcon, ClockIcon, HeartIcon, SearchIcon } from './index.ts';

const meta = {
  title: 'Foundations/Icons',
  tags: ['stable', '!autodocs'],
  component: CartIcon,
} satisfies Meta<typeof CartIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers beside text with the same meaning. */
export const BesideWords: Story = {
  render: (args) => (
    <Inline gap="xs">
      <CartIcon {...args} /> Cart
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {[24, 20, 16].map((size) => (
        <Inline key={size} gap="xs">
          <SearchIcon size={size} />
          <HeartIcon size={size} />
          <ClockIcon size={size} />
        </Inline>
      ))}
    </Inline>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartIcon, CloseIcon, HeartIcon, MenuIcon, ShareIcon } from '../icons/index.ts';
import { Box, Inline, Stack } from '../layout/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Controls/IconButton',
  tags: ['draft'],
  component: IconButton,
  args: { label: 'Share', icon: <ShareIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        <IconButton label="Menu" icon={<MenuIcon />} />
        <IconButton label="Add to cart" icon={<CartIcon />} variant="solid" />
        <IconButton label="Close" size="sm" icon={<CloseIcon size={20} />} />
        <IconButton label="Add to wishlist" isDisabled icon={<HeartIcon />} />
      </Inline>
      <Box background="inverse" padding="md" radius="md">
        <IconButton label="Search" icon={<CartIcon />} />
      </Box>
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { interaction } from '../../../docs/interaction.tsx';
import {
  CartIcon,
  CloseIcon,
  HeartIcon,
  MenuIcon,
  SearchIcon,
  ShareIcon,
} from '../../foundations/icons/index.ts';
import { Box, Inline, Stack } from '../../layout/index.ts';
import { IconButton, IconToggleButton } from './index.ts';

const meta = {
  title: 'Actions/IconButton',
  tags: ['stable'],
  component: IconButton,
  subcomponents: { IconToggleButton },
  args: { label: 'Share', icon: <ShareIcon /> },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const Playground: Story = {
  args: { size: 'sm', variant: 'solid' },
  parameters: { controls: { include: ['label', 'size', 'variant', 'isDisabled'] } },
};

export const VariantsAndSizes: Story = {
  render: () => (
    <Stack>
      {(['ghost', 'solid'] as const).map((variant) => (
        <Inline key={variant}>
          <IconButton label="Menu" icon={<MenuIcon />} variant={variant} />
          <IconButton label="Close" size="sm" icon={<CloseIcon size={20} />} variant={variant} />
          <IconButton label="Add to wishlist" isDisabled icon={<HeartIcon />} variant={variant} />
        </Inline>
      ))}
    </Stack>
  ),
};

/** A ghost takes the colour of the text around it. */
export const OnADarkBand: Story = {
  render: () => (
    <Box background="inverse" padding="md" radius="md">
      <Inline>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="Cart" icon={<CartIcon />} />
        <IconButton label="Add to wishlist" isDisabled icon={<HeartIcon />} />
      </Inline>
    </Box>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { interaction } from '../../../docs/interaction.tsx';
import { CartIcon } from '../../foundations/icons/index.ts';
import { Grid, Inline, Stack } from '../../layout/index.ts';
import { Button, LinkButton } from './index.ts';

const meta = {
  title: 'Actions/Button',
  tags: ['stable'],
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'Place order' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a screen. */
export const Primary: Story = {
  // Checks that the bundled Storybook has the styles.
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button', { name: 'Place order' }));
    await expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(style.minHeight).toBe('44px');
    await expect(style.fontFamily).toContain('Figtree');
  },
};
export const Interaction: Story = interaction;

export const Variants: Story = {
  render: () => (
    <Stack gap="lg">
      {(['md', 'sm'] as const).map((size) => (
        <Inline key={size}>
          <Button size={size}>Buy Now</Button>
          <Button size={size} variant="secondary">
            Continue shopping
          </Button>
          <Button size={size} variant="ghost">
            Clear filters
          </Button>
          <Button size={size} variant="danger">
            Delete address
          </Button>
          <Button size={size} isDisabled>
            Sold out
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <CartIcon size={20} /> Add to cart
      </>
    ),
  },
};

export const Pending: Story = {
  render: () => (
    <Inline>
      <Button isPending>Place order</Button>
      <Button isPending variant="secondary">
        Check
      </Button>
      <Button isPending variant="danger" size="sm">
        Delete
      </Button>
    </Inline>
  ),
};

export const FullWidthWithLongText: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2, wide: 3 }}>
      <Button isFullWidth>Add three metres of stainless steel bird spikes to the cart</Button>
      <LinkButton isFullWidth variant="secondary" href="/products">
        See everything that keeps pigeons away
      </LinkButton>
    </Grid>
  ),
};

export const AsLink: Story = {
  render: () => <LinkButton href="/products">See all products</LinkButton>,
};

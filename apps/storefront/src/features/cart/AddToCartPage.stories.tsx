import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import { answering, longTitle, never, says, shows, visiting } from '../../testing/storyParts.ts';
import { AddToCartPage } from './AddToCartPage.tsx';

const { steelSpikes } = fixtures;
const call = `products/${steelSpikes.slug}/`;

const meta = {
  title: 'Pages/Add to cart',
  tags: ['stable', '!autodocs'],
  component: AddToCartPage,
  ...pageStories({ path: `/addtocart?slug=${steelSpikes.slug}&quantity=3`, isSignedIn: false }),
} satisfies Meta<typeof AddToCartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answering({ [call]: never }),
  play: says('Adding to your cart'),
};
export const Added: Story = {
  tags: ['sheet'],
  play: shows('Added to your cart'),
};
export const LongTexts: Story = {
  parameters: answering({ [call]: { ...steelSpikes, title: longTitle, image1: null } }),
  play: shows(longTitle),
};
export const WithoutProduct: Story = {
  parameters: visiting({ path: paths.addToCart }),
  play: shows('Nothing was added'),
};

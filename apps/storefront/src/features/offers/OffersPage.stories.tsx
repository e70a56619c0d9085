import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  longProduct,
  longTitle,
  manyProducts,
  never,
  says,
  shows,
} from '../../testing/storyParts.ts';
import { OffersPage } from './OffersPage.tsx';

const meta = {
  title: 'Pages/Offers',
  tags: ['stable', '!autodocs'],
  component: OffersPage,
  ...pageStories({ path: paths.offers, isSignedIn: false }),
} satisfies Meta<typeof OffersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answering({ 'products/': never }),
  play: says('Loading products'),
};
export const Many: Story = {
  tags: ['sheet'],
  parameters: answering({ 'products/': manyProducts }),
  play: says('Steel Bird Spikes 9 m'),
};
export const LongTexts: Story = {
  parameters: answering({ 'products/': [longProduct] }),
  play: shows(longTitle),
};

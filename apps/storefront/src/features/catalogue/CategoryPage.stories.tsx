import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  longProduct,
  longWord,
  manyProducts,
  never,
  read,
  says,
  seen,
  shows,
  visiting,
} from '../../testing/storyParts.ts';
import { CategoryPage } from './CategoryPage.tsx';

const meta = {
  title: 'Pages/Category',
  tags: ['stable', '!autodocs'],
  component: CategoryPage,
  ...pageStories({ path: '/category/Bird%20Spikes', isSignedIn: false }),
} satisfies Meta<typeof CategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answering({ 'products/': never }),
  play: says('Loading products'),
};
export const Empty: Story = {
  parameters: visiting({ path: '/category/Accessories' }),
  play: shows('No products in this category yet'),
};
/** By id, as the home page's buttons link to it. */
export const One: Story = {
  parameters: visiting({ path: '/category/1' }),
  play: shows('Steel Bird Spikes 1 m'),
};
export const Many: Story = {
  tags: ['sheet'],
  parameters: answering({ 'products/': manyProducts }),
  play: shows('Steel Bird Spikes 48 m'),
};
/** Packs for a ledge of 6 m by 18 cm. */
export const Metres: Story = {
  parameters: {
    ...answering({
      'products/': [
        { ...fixtures.products[0], title: 'Guard Bird Spikes, Pack of 10 (5 m)', price: 899 },
      ],
    }),
    ...visiting({ path: '/category/1' }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await seen('button', 'How many metres do I need?'));
    await userEvent.type(await seen('textbox', /^Length in metres/), '6');
    await userEvent.type(await seen('textbox', /^Depth in cm/), '18');
    await userEvent.click(await seen('button', 'Work it out'));
    await read(/3 packs for ₹2,697/);
  },
};
export const LongTexts: Story = {
  parameters: {
    ...answering({
      'products/': [{ ...longProduct, category_name: longWord }],
      'uploadCategory/': [{ id: 1, category_name: longWord }],
    }),
    ...visiting({ path: '/category/1' }),
  },
  play: shows(longWord),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  longProduct,
  manyProducts,
  never,
  offline,
  pressing,
  says,
  seen,
  shows,
  visiting,
} from '../../testing/storyParts.ts';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  tags: ['stable', '!autodocs'],
  component: HomePage,
  ...pageStories({ path: paths.home, isSignedIn: false }),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const products = (list: (typeof manyProducts)[number][]) => answering({ 'products/': list });
const showsSections = shows('Frequently Asked Questions');

/** The first half second. */
// Spec: 1 §2 Home
export const Opening: Story = {
  parameters: visiting({ wait: 'homeMs' }),
  play: says('Loading home page'),
};

/** A slow server: the sections are visible, the bestsellers are loading. */
// Spec: 1 §2 Home
export const LoadingBestsellers: Story = {
  parameters: answering({ 'products/': never }),
  play: async () => {
    await says('Loading bestsellers')();
    await showsSections();
  },
};

export const OneBestseller: Story = { play: shows('Our Bestsellers') };
export const ManyBestsellers: Story = {
  tags: ['sheet'],
  parameters: products(manyProducts),
  play: shows('Our Bestsellers'),
};
export const LongTexts: Story = {
  parameters: products([longProduct, { ...longProduct, id: 1 }]),
  play: shows('Our Bestsellers'),
};

export const SignedIn: Story = {
  parameters: visiting({ isSignedIn: true }),
  play: pressing(['Account'], () => seen('button', 'Logout')),
};

/** Only the alert reports the error; the lists stay empty. */
export const Offline: Story = {
  parameters: offline,
  play: says('An unexpected error occurrred.'),
};

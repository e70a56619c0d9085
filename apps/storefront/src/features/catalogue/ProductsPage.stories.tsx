import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longProduct,
  longTitle,
  manyProducts,
  never,
  pressing,
  says,
  seen,
  shows,
  visiting,
} from '../../testing/storyParts.ts';
import { ProductsPage } from './ProductsPage.tsx';

const meta = {
  title: 'Pages/Products',
  tags: ['stable', '!autodocs'],
  component: ProductsPage,
  ...pageStories({ path: paths.products, isSignedIn: false }),
} satisfies Meta<typeof ProductsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = answering({ 'products/': manyProducts });

// Spec: 1 §2 Products page; 1 §4
export const Loading: Story = {
  parameters: answering({ 'products/': never }),
  play: says('Loading products'),
};
export const Empty: Story = {
  parameters: answering({ 'products/': [] }),
  play: shows('No products match these filters'),
};
// Spec: 1 §4
export const Many: Story = {
  tags: ['sheet'],
  parameters: many,
  play: shows('Our Bestsellers'),
};
export const LongTexts: Story = {
  parameters: answering({ 'products/': [longProduct] }),
  play: shows(longTitle),
};
export const ServerFails: Story = {
  parameters: answering({ 'products/': errorResponse(500) }),
  play: says('An unexpected error occurrred.'),
};

/** The address sets filters and sort order. */
export const FilteredAndSorted: Story = {
  parameters: {
    ...many,
    ...visiting({
      path: '/products?category=Bird+Spikes&material=Stainless+Steel&rating=4&max=5000&sort=price-desc',
    }),
  },
  play: says('10 products'),
};
export const NothingPassesTheFilters: Story = {
  parameters: { ...many, ...visiting({ path: '/products?rating=5' }) },
  play: shows('No products match these filters'),
};
export const RecentlyViewed: Story = {
  parameters: visiting({ stored: { recentlyViewed: [8] } }),
  play: shows('Recently viewed'),
};

export const FiltersOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'w360' } },
  play: pressing(['Filters ☰'], () => seen('dialog', 'Filters')),
};

export const Search: Story = {
  parameters: visiting({ path: '/products/search?query=net' }),
  play: shows(/Balcony Net 3\s×\s3\sm/),
};
export const SearchWithoutResult: Story = {
  parameters: visiting({ path: '/products/search?query=scarecrow' }),
  play: shows('No products found for "scarecrow"'),
};

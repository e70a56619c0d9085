import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nameOf } from '../../testing/people.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longText,
  longTitle,
  longWord,
  never,
  pressing,
  says,
  seen,
  shows,
  times,
  visiting,
} from '../../testing/storyParts.ts';
import { ProductPage } from './ProductPage.tsx';

const { steelSpikes, review } = fixtures;
const path = `/products/${steelSpikes.slug}`;
const call = `products/${steelSpikes.slug}/`;

const meta = {
  title: 'Pages/Product',
  tags: ['stable', '!autodocs'],
  component: ProductPage,
  ...pageStories({ path }),
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = (place: number) => steelSpikes.image1?.replace(/\d+(?=-\d+\.\w+$)/, String(place));
const product = (changes: Partial<Record<keyof typeof steelSpikes, unknown>>) =>
  answering({ [call]: { ...steelSpikes, ...changes } });
const showsProduct = shows(steelSpikes.title);

export const Loading: Story = {
  parameters: answering({ [call]: never }),
  play: says('Loading product'),
};
// Spec: 2 §2 Product detail
export const FivePictures: Story = {
  tags: ['sheet'],
  parameters: product({ image3: picture(3), image4: picture(4), image5: picture(5) }),
  play: shows('Show image 5 of 5', 'button'),
};
export const OnePicture: Story = { parameters: product({ image2: null }), play: showsProduct };
/** Neither rated nor reduced. */
export const NoPicture: Story = {
  parameters: product({
    image1: null,
    image2: null,
    average_rating: null,
    max_price: steelSpikes.price,
  }),
  play: showsProduct,
};
export const LongTexts: Story = {
  parameters: answering({
    [call]: {
      ...steelSpikes,
      title: longTitle,
      short_desc: longText,
      long_desc: `${longText}\n\n${longWord}`,
      bullet_one: longTitle,
      bullet_two: longWord,
      price: 123_456.5,
      max_price: 999_999,
    },
    'reviews/': [{ ...review, user_name: longWord, review_text: longText }],
  }),
  play: shows(longTitle),
};
// Spec: 2 §2 Product detail
export const NotFound: Story = {
  parameters: visiting({ path: '/products/scarecrow' }),
  play: shows('Product not found'),
};
export const ServerFails: Story = {
  parameters: answering({ [call]: errorResponse(500) }),
  play: says('Failed to fetch product details.'),
};

export const Wishlisted: Story = {
  parameters: answering({ [`wishlist/${steelSpikes.id}`]: { is_wishlisted: true } }),
  play: async () => {
    await seen('button', /wishlist/);
    await says(steelSpikes.short_desc)();
  },
};
const heart = `Add ${steelSpikes.title} to wishlist`;
export const AddingToWishlist: Story = {
  play: pressing([heart], says('Added to wishlist!')),
};
export const RemovingFromWishlist: Story = {
  parameters: answering({ [`wishlist/${steelSpikes.id}`]: { is_wishlisted: true } }),
  play: pressing([heart], says('Removed from wishlist.')),
};
export const BuyingNow: Story = {
  parameters: visiting({ wait: 'buyNowMs' }),
  play: pressing(['Buy Now'], says('Processing your order...')),
};

export const NoReviews: Story = {
  parameters: answering({ 'reviews/': [] }),
  play: says('No reviews yet.'),
};
// Spec: 1 §1; 2 §2 Product detail
export const ManyReviews: Story = {
  parameters: answering({
    'reviews/': times(30, (id) => ({
      ...review,
      id,
      rating: (id % 5) + 1,
      user_name: nameOf(id),
    })),
  }),
  play: says('Tenzin Dorjee'),
};
export const AddingReview: Story = {
  play: pressing(['Add Review'], () => seen('dialog', 'Add Review')),
};
export const ReviewRejected: Story = {
  parameters: answering({
    'POST reviews/': errorResponse(400, { errors: ['You have reviewed this product already.'] }),
  }),
  play: pressing(['Add Review', 'Submit Review'], says('You have reviewed this product already.')),
};

import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  longText,
  longTitle,
  never,
  says,
  times,
  typing,
} from '../../testing/storyParts.ts';
import { MyReviewsPage } from './MyReviewsPage.tsx';

const { review } = fixtures;

const meta = {
  title: 'Pages/My reviews',
  tags: ['stable', '!autodocs'],
  component: MyReviewsPage,
  ...pageStories({ path: paths.myReviews }),
} satisfies Meta<typeof MyReviewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reviews = (list: unknown[]) => answering({ 'user-reviews/': list });
const statuses = ['published', 'pending', 'draft'] as const;

// Spec: 2 §2 My reviews
export const Loading: Story = {
  parameters: answering({ 'user-reviews/': never }),
  play: says('Loading...'),
};
export const Empty: Story = {
  parameters: reviews([]),
  play: says('No reviews found matching your criteria.'),
};
export const Many: Story = {
  tags: ['sheet'],
  parameters: reviews(
    times(30, (id) => ({
      ...review,
      id,
      product_title: `Steel Bird Spikes ${id} m`,
      rating: (id % 5) + 1,
      status: statuses[id % 3],
    })),
  ),
  play: says('Steel Bird Spikes 30 m'),
};
export const LongTexts: Story = {
  parameters: reviews([{ ...review, product_title: longTitle, review_text: longText }]),
  play: says(longText),
};
export const NothingMatches: Story = {
  play: async (reader) => {
    await says(review.review_text)();
    await typing(reader, { Search: 'scarecrow' });
    await Empty.play?.(reader);
  },
};

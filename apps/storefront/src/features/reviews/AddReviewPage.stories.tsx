import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longText,
  longTitle,
  never,
  says,
  seen,
  shows,
  typing,
} from '../../testing/storyParts.ts';
import { AddReviewPage } from './AddReviewPage.tsx';

const { order, steelSpikes } = fixtures;

const meta = {
  title: 'Pages/Add review',
  tags: ['stable', '!autodocs'],
  component: AddReviewPage,
  ...pageStories({ path: `/add-review/${order.id}/${steelSpikes.id}` }),
} satisfies Meta<typeof AddReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills stars and text; the button needs both. */
const reviewing =
  (text: string): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.click(await seen('radio', '4 stars'));
    await typing({ userEvent }, { 'Your review': text });
  };

// Spec: 2 §2 Add review
export const Loading: Story = {
  parameters: answering({ [`orders/${order.id}/`]: never }),
  play: says('Loading...'),
};
export const Empty: Story = {
  tags: ['sheet'],
  play: shows('Submit Review', 'button'),
};
export const LongTexts: Story = {
  parameters: answering({
    [`products/${steelSpikes.id}/`]: { ...steelSpikes, title: longTitle, image1: null },
  }),
  play: reviewing(longText.slice(0, 300)),
};
export const Rejected: Story = {
  parameters: answering({
    'POST reviews/': errorResponse(400, { errors: ['You have reviewed this product already.'] }),
  }),
  play: async (reader) => {
    await reviewing('No pigeons since Diwali.')(reader);
    await reader.userEvent.click(await seen('button', 'Submit Review'));
    await says('You have reviewed this product already.')();
  },
};
export const NotFound: Story = {
  parameters: answering({
    [`orders/${order.id}/`]: errorResponse(404, { message: 'Order not found' }),
  }),
  play: shows('Order not found.'),
};

import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../app/App.tsx';
import { paths } from '../shared/routing/paths.ts';
import { flowStories, type Step, walking } from '../testing/flow.ts';
import { pressing, read, seen, typing } from '../testing/storyParts.ts';

const { order, steelSpikes } = fixtures;

const meta = {
  title: 'Flows/Review',
  tags: ['stable', '!autodocs'],
  component: Shop,
  ...flowStories({ path: paths.orders }),
} satisfies Meta<typeof Shop>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Not one pigeon since the monsoon.';

const openOrder: Step = [
  'Open a delivered order',
  async ({ userEvent }) => {
    await seen('heading', 'Your Orders');
    await userEvent.click(await seen('link', /^View Details/));
    await seen('heading', `Order #${order.id}`);
    await read('Delivered');
  },
];
const openForm: Step = [
  'Ask to review what was bought',
  async ({ userEvent }) => {
    await userEvent.click(await seen('link', 'Add Review'));
    await seen('heading', 'Write a Review');
    await seen('heading', steelSpikes.title);
    await expect(await seen('button', 'Submit Review')).toBeDisabled();
  },
];
const write: Step = [
  'Give four stars and write',
  async (reader) => {
    await reader.userEvent.click(await seen('radio', '4 stars'));
    await typing(reader, { 'Your review': words });
    await expect(await seen('button', 'Submit Review')).toBeEnabled();
  },
];
const send: Step = [
  'Send it',
  async (reader) => {
    await pressing(['Submit Review'], () => read('Review submitted successfully!'))(reader);
    await seen('heading', 'Your Orders');
  },
];
const findReview: Step = [
  'Find it among your reviews, by the menu',
  async (reader) => {
    await pressing(['Menu'], () => seen('link', 'My Reviews'))(reader);
    await reader.userEvent.click(await seen('link', 'My Reviews'));
    await seen('heading', 'Your Reviews');
    await read(words);
    await seen('img', /^4.* out of 5$/);
  },
];

export const DeliveredOrder: Story = { name: '1 Delivered order', play: walking(openOrder) };
export const EmptyForm: Story = { name: '2 Empty form', play: walking(openOrder, openForm) };
export const Written: Story = {
  name: '3 Stars and words',
  play: walking(openOrder, openForm, write),
};
export const Sent: Story = { name: '4 Sent', play: walking(openOrder, openForm, write, send) };
export const InMyReviews: Story = {
  name: '5 My reviews',
  play: walking(openOrder, openForm, write, send, findReview),
};

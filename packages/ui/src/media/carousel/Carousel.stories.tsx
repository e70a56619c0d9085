import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../../product/product-card/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { Heading } from '../../text/heading/index.ts';
import { Picture } from '../picture/index.ts';
import { Carousel } from './index.ts';

const subjects = ['spikes', 'net', 'monkey', 'white'] as const;

const cards = Array.from({ length: 8 }, (_, index) => (
  <ProductCard
    key={index}
    href={`#${index}`}
    title={`Product ${index + 1}`}
    image={{ src: drawnPicture(subjects[index % 4] ?? 'net'), alt: '' }}
    rating={{ value: 4.3, isRated: true }}
    description="Blunt stainless pins on a clear base, for any ledge."
    priceNow="Rs.899/-"
    actionHref={`#${index}`}
  />
));

const meta = {
  title: 'Media/Carousel',
  tags: ['stable'],
  component: Carousel,
  args: {
    label: 'Our Bestsellers',
    slides: cards,
    perView: { 0: 1, 400: 1, 768: 2, 1024: 3, 1280: 3 },
    autoplayMs: 4000,
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bestsellers: Story = {
  args: { heading: <Heading level={2}>Our Bestsellers</Heading> },
};
export const Banner: Story = {
  args: {
    label: 'Offers',
    perView: { 0: 1 },
    isLooping: true,
    slides: subjects.slice(0, 3).map((subject) => (
      <div key={subject} style={{ borderRadius: '16px', overflow: 'hidden' }}>
        <Picture src={drawnPicture(subject)} alt={`Offer: ${subject}`} ratio="16:7" />
      </div>
    )),
  },
};
export const Looping: Story = {
  args: {
    label: 'Our Clients',
    isLooping: true,
    perView: { 0: 1, 768: 3, 1024: 4, 1280: 5 },
    slides: cards.slice(0, 6).map((_, index) => (
      <p key={index} style={{ padding: '2rem', border: '1px solid', textAlign: 'center' }}>
        Client {index + 1}
      </p>
    )),
  },
};
export const NothingToTurn: Story = { args: { slides: cards.slice(0, 1) } };

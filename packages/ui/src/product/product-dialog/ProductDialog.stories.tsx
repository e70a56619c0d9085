import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../actions/button/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { Prose } from '../../text/prose/index.ts';
import { ProductDialog } from './index.ts';

const meta = {
  title: 'Product/ProductDialog',
  tags: ['stable'],
  component: ProductDialog,
  argTypes: { description: { control: false } },
  args: {
    isOpen: true,
    onOpenChange: () => {},
    modalTitle: 'Product details',
    title: 'Steel Bird Spikes 1 m',
    image: { src: drawnPicture('spikes'), alt: '' },
    shortDesc: 'Three rows of spring steel on a clear base.',
    mrp: 'Rs.799/-',
    price: 'Rs.549/-',
    bullets: [
      'Grade 304 stainless steel',
      'One metre per strip',
      'Blunt tips: humane by design',
      'Glue, screws or ties',
    ],
    action: <LinkButton href="#product">Buy Now</LinkButton>,
    description: (
      <Prose>
        <p>A strip for ledges up to 15 cm deep. Pigeons find no place to land.</p>
      </Prose>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <main style={{ minHeight: '100vh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProductDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { modalTitle: 'A closer look', mrp: 'Rs.999/-' },
  parameters: {
    controls: { include: ['modalTitle', 'title', 'shortDesc', 'mrp', 'price', 'bullets'] },
  },
};
export const TwoBullets: Story = {
  args: { bullets: ['Grade 304 stainless steel', 'Glue, screws or ties'] },
};
export const NothingOff: Story = { args: { mrp: undefined } };
export const LongTextNoPicture: Story = {
  args: {
    modalTitle: 'What there is to know about the product that you have chosen',
    title:
      'Guard Polycarbonate Bird Spikes for Parapets, Sills and Air-conditioners, Carton of 50 m',
    image: { src: '', alt: '' },
    shortDesc:
      'Polycarbonatebirdspikesforlongparapets: fifty strips that are cut with scissors, glue included, for every ledge of a house of four floors.',
    mrp: 'Rs.1,25,00,000/-',
    price: 'Rs.1,00,00,000/-',
    bullets: [
      'Polycarbonate that stays clear in the sun of ten summers and in the rain between them',
      'One metre per strip',
      'Notools',
      'Polycarbonatebirdspikesforlongparapetsandsignboards',
    ],
  },
};

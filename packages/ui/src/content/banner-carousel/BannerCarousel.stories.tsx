import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { BannerCarousel } from './index.ts';

const toProducts = { href: '#products', actionLabel: 'Shop Now' };

const meta = {
  title: 'Content/BannerCarousel',
  component: BannerCarousel,
  tags: ['stable'],
  args: {
    label: 'What we make',
    slides: [
      {
        title: 'Clean ledges. Unharmed birds.',
        text: 'Spikes, nets and fittings that move pigeons on, gently and for good.',
        image: drawnPicture('spikes'),
        ...toProducts,
      },
      {
        title: 'A balcony that is yours again',
        text: 'Clear nylon nets in ready sizes.',
        image: drawnPicture('net'),
        ...toProducts,
      },
      {
        title: 'Walls that monkeys leave alone',
        text: 'Blunt, sturdy spikes for homes, temples and farms.',
        image: drawnPicture('monkey'),
        ...toProducts,
      },
    ],
  },
} satisfies Meta<typeof BannerCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { autoplayMs: 6000 } };
export const OneSlide: Story = { args: { slides: meta.args.slides.slice(0, 1) } };
export const MissingImage: Story = {
  args: { slides: [{ title: 'Nets in ready sizes', image: '', ...toProducts }] },
};
export const LongText: Story = {
  args: {
    slides: [
      {
        title: 'Everything for roofs, ledges, signboards, solar panels and balconies of all widths',
        text: 'Stainless steel and polycarbonate spikes, knotted and knotless nets, hooks, ropes and glue, sent to every pincode of the country within a week, with the tools that are needed to fit them.',
        image: drawnPicture('spikes'),
        href: '#products',
        actionLabel: 'Look at everything that we make',
      },
    ],
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from './index.ts';

const subjects = ['spikes', 'net', 'monkey', 'white'] as const;

function cards(count: number) {
  return Array.from({ length: count }, (_, index) => `Product ${index + 1}`).map((title, index) => (
    <ProductCard
      key={title}
      href={`#${index}`}
      title={index === 2 ? `${title} with a title that is much longer than its neighbours’` : title}
      image={{ src: drawnPicture(subjects[index % 4] ?? 'net'), alt: '' }}
      rating={{ value: 3.5 + (index % 4) / 3, isRated: index % 5 !== 3 }}
      description="Blunt stainless pins on a clear base, for any ledge."
      priceNow="Rs.899/-"
      priceWas={index % 2 ? 'Rs.1,299/-' : undefined}
      percentOff={index % 2 ? 31 : undefined}
      onAddToCart={() => {}}
    />
  ));
}

const meta = {
  title: 'Product/ProductGrid',
  tags: ['stable'],
  component: ProductGrid,
  args: { label: 'Products', children: cards(8) },
} satisfies Meta<typeof ProductGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { children: cards(1) } };
export const Many: Story = { args: { children: cards(48) } };

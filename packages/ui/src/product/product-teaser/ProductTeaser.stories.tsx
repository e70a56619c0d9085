import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ProductTeaser } from './index.ts';

const meta = {
  title: 'Product/ProductTeaser',
  tags: ['stable'],
  component: ProductTeaser,
  args: {
    href: '#net-hooks',
    title: 'Net Hooks, Pack of 50',
    image: { src: drawnPicture('net'), alt: '' },
    priceNow: 'Rs.279/-',
    priceWas: 'Rs.399/-',
    onAddToCart: () => {},
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: (parameters.inlineSize as string | undefined) ?? '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTeaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyToLookAt: Story = { args: { onAddToCart: undefined, priceWas: undefined } };
export const MissingImage: Story = { args: { image: { src: '', alt: '' } } };
export const NarrowWithLongText: Story = {
  args: { title: 'Polycarbonatebirdspikesforlongparapets with a wide base, pack of 24' },
  parameters: { inlineSize: '12rem' },
};

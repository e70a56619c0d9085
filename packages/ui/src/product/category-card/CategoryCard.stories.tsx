import type { Meta, StoryObj } from '@storybook/react-vite';
import { interaction } from '../../../docs/interaction.tsx';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { CategoryCard } from './index.ts';

const meta = {
  title: 'Product/CategoryCard',
  tags: ['stable'],
  component: CategoryCard,
  args: {
    title: 'Bird Repellants',
    image: { src: drawnPicture('spikes'), alt: '' },
    href: '#category',
    actionLabel: 'Shop Now',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Interaction: Story = interaction;
export const WithText: Story = {
  args: { title: 'Anti Bird Nets', text: 'For balconies, ducts and warehouses.' },
};
export const WithoutImage: Story = {
  render: ({ image: _image, ...args }) => <CategoryCard {...args} />,
  args: {
    title: 'Manage Address',
    text: 'Where your orders are delivered.',
    actionLabel: 'Open address book',
  },
};
export const MissingImage: Story = { args: { image: { src: '', alt: '' } } };
export const LongTitle: Story = { args: { title: 'Polycarbonatebirdrepellantsforlongparapets' } };

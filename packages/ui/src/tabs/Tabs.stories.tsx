import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/index.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Controls/Tabs',
  tags: ['stable'],
  component: Tabs,
  args: {
    label: 'Product information',
    tabs: [
      { id: 'about', title: 'Description', content: <Text>304 steel, 25 cm wide.</Text> },
      { id: 'fit', title: 'How to fit', content: <Text>Glue, screws or ties.</Text> },
      { id: 'reviews', title: 'Reviews (128)', content: <Text>Four stars and a half.</Text> },
      { id: 'care', title: 'Care and warranty', content: <Text>Rain cleans it.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondOpen: Story = { args: { defaultSelectedId: 'fit' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryBar } from './index.ts';

const meta = {
  title: 'Shell/CategoryBar',
  tags: ['stable'],
  component: CategoryBar,
  parameters: { layout: 'fullscreen' },
  args: {
    categories: ['Bird Spikes', 'Bird Nets', 'Accessories', 'Monkey Spikes'].map((label) => ({
      label,
      href: `#${label}`,
    })),
    links: ['Home', 'Products', 'Gallery', 'Blogs', 'About', 'Help'].map((label) => ({
      label,
      href: `#${label}`,
    })),
    currentHref: '#Products',
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoCategories: Story = { args: { categories: [] } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    // Not there on narrow screens.
    const button = canvas.queryByRole('button', { name: 'All categories' });
    if (button) await userEvent.click(button);
  },
};

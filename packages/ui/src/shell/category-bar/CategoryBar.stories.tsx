import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  // Narrow screens have no button.
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'All categories' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

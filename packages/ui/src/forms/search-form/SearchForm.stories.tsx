import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchForm } from './index.ts';

const meta = {
  title: 'Forms/SearchForm',
  tags: ['stable'],
  component: SearchForm,
  args: {
    label: 'Search products',
    placeholder: 'Search spikes, nets, gel …',
    action: '/products/search',
    onSubmit: () => {},
  },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { placeholder: 'Search Parinda', defaultValue: 'net' },
  parameters: { controls: { include: ['label', 'placeholder', 'defaultValue'] } },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveFocus();
  },
};
/** The field cuts both texts; the button stays inside. */
export const NarrowWithLongText: Story = {
  args: { defaultValue: 'stainless steel spikes for the brackets of air conditioners' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(11rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

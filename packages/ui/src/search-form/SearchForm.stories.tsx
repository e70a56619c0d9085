import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchForm } from './index.ts';

const meta = {
  title: 'Forms/SearchForm',
  tags: ['draft'],
  component: SearchForm,
  args: {
    label: 'Search products',
    placeholder: 'Search spikes, nets, gel …',
    onSubmit: () => {},
  },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithText: Story = { args: { defaultValue: 'stainless steel spikes for AC units' } };

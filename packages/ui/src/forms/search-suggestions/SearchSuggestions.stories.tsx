import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { SearchForm } from '../search-form/index.ts';
import { SearchSuggestions, type SearchSuggestionsProps } from './index.ts';

function InForm(props: Omit<SearchSuggestionsProps, 'form'>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <div ref={(root) => setForm(root?.querySelector('form') ?? null)}>
      <SearchForm
        label="Search products"
        placeholder="Search Parinda"
        action="/products/search"
        onSubmit={() => {}}
      />
      {form && <SearchSuggestions {...props} form={form} />}
    </div>
  );
}

const meta = {
  title: 'Forms/SearchSuggestions',
  tags: ['stable'],
  component: InForm,
  args: {
    label: 'Suggestions',
    suggestions: [
      { label: 'Bird Spikes', hint: 'Category', href: '#bird-spikes' },
      { label: 'Monkey Spikes', hint: 'Category', href: '#monkey-spikes' },
      { label: 'Stainless steel bird spikes', href: '#steel' },
      { label: 'Polycarbonate bird spikes', href: '#polycarbonate' },
      { label: 'Monkey spikes for compound walls', href: '#walls' },
    ],
    all: 'See all results for “sp”',
    onTextChange: () => {},
  },
  // Room for what opens beneath.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem', maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args: { notice } }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' });
    await userEvent.type(field, notice ? 'blue net' : 'sp');
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await waitFor(() => expect(list).toBeVisible());
  },
} satisfies Meta<typeof InForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' });
    await userEvent.type(field, 'sp{ArrowDown}{ArrowDown}{ArrowDown}');
    const chosen = { name: 'Stainless steel bird spikes', selected: true };
    await waitFor(() => expect(canvas.getByRole('option', chosen)).toBeVisible());
    await expect(field).toHaveFocus();
  },
};
export const Playground: Story = {};
/** Nothing fits exactly: the rows are the nearest products. */
export const NothingFits: Story = {
  args: {
    notice: 'No products match “blue net”. Similar products:',
    suggestions: [
      {
        label: 'Clearview nylon balcony net, 10 × 10 ft',
        hint: 'Bird Nets',
        href: '#net',
        picture: drawnPicture('net'),
        price: 'Rs.549/-',
      },
      {
        label: 'Garden net',
        hint: 'Bird Nets',
        href: '#garden',
        picture: drawnPicture('net'),
        price: 'Rs.449/-',
      },
    ],
    all: 'See all results for “blue net”',
  },
};
/** Rows grow with what they say; nothing is cut. */
export const NarrowWithLongTexts: Story = {
  args: {
    suggestions: [
      {
        label: 'Spikes and strips for the brackets of air conditioners',
        hint: 'Category',
        href: '#brackets',
      },
      {
        label: 'Stainless steel bird spikes for ledges, pipes, signs and parapets, 100 metres',
        href: '#steel',
      },
    ],
    all: 'See all results for “stainless steel spikes for the brackets of air conditioners”',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(18rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

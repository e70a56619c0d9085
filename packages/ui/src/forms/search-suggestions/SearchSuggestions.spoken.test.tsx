import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { SearchForm } from '../search-form/index.ts';
import { SearchSuggestions } from './index.ts';

const suggestions = [
  { label: 'Bird Nets', hint: 'Category', href: '#nets' },
  { label: 'Balcony net', href: '#net' },
];
function Page({ count, notice }: { count: number; notice?: string }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <div ref={(root) => setForm(root?.querySelector('form') ?? null)}>
      <SearchForm label="Search products" placeholder="Search" action="/find" onSubmit={() => {}} />
      {form && (
        <SearchSuggestions
          form={form}
          label="Suggestions"
          suggestions={suggestions.slice(0, count)}
          notice={notice}
          all="See all results"
          onTextChange={() => {}}
        />
      )}
    </div>
  );
}
const page = (count = suggestions.length) => <Page count={count} />;
const field = () => screen.getByLabelText('Search products', { selector: 'input' });
/** Longer than anybody pauses between two letters. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 900)));

const untouched = [
  'search, Search products',
  'Search products',
  'searchbox, Search products, placeholder Search',
  'button, Search',
];

test('nothing is said of it while nobody has typed', async () => {
  render(page());
  await userEvent.click(field());
  const phrases = await readAloud();
  expect(phrases.filter((phrase) => phrase !== 'status')).toEqual(untouched);
});

// Spec: 1 §2 Header and menus
test('says how many there are once the typing pauses, and nothing after Escape', async () => {
  const { rerender } = render(page());
  act(() => field().focus());
  const counts = async (keys: string, count: number) => {
    const heard = await heardDuring(async () => {
      await userEvent.keyboard(keys);
      rerender(page(count));
      await pause();
    });
    return heard.filter((phrase) => phrase.includes('suggestion'));
  };
  expect(await counts('ne', 1)).toEqual(['polite: 1 suggestion']);
  expect(await counts('t', 2)).toEqual(['polite: 2 suggestions']);
  expect(await counts('{Escape}', 2)).toEqual([]);
});

test('announces a notice before the count', async () => {
  const { rerender } = render(page());
  act(() => field().focus());
  const heard = await heardDuring(async () => {
    await userEvent.keyboard('blue net');
    rerender(<Page count={1} notice="No products match. Similar products:" />);
    await pause();
  });
  expect(heard).toContain('polite: No products match. Similar products: 1 suggestion');
});

test('announces that no suggestion is left', async () => {
  const { rerender } = render(page());
  act(() => field().focus());
  await userEvent.keyboard('net');
  await pause();
  const heard = await heardDuring(async () => {
    await userEvent.keyboard('x');
    rerender(page(0));
    await pause();
  });
  expect(heard).toContain('polite: No suggestions');
});

test('the field says that it has a list and which one is chosen, the list where that stands', async () => {
  render(page());
  act(() => field().focus());
  await userEvent.keyboard('net{ArrowDown}{ArrowDown}');
  expect(await readAloud()).toEqual([
    'search, Search products',
    'Search products',
    'combobox, Search products, net, has popup listbox, expanded, active descendant Balcony net, autocomplete in list, 1 control',
    'button, Search',
    'status',
    'listbox, Suggestions, orientated vertically',
    'option, Bird Nets Category, not selected, position 1, set size 3',
    'Bird Nets',
    'Category',
    'option, Balcony net, selected, position 2, set size 3',
    'option, See all results, not selected, position 3, set size 3',
  ]);
});

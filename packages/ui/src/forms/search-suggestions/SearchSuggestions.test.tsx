import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../text/link/index.ts';
import { SearchForm } from '../search-form/index.ts';
import { SearchSuggestions, type SearchSuggestionsProps, type Suggestion } from './index.ts';

const navigate = vi.fn();
const onSubmit = vi.fn();
const onTextChange = vi.fn();
beforeEach(() => vi.resetAllMocks());

const suggestions: Suggestion[] = [
  { label: 'Bird Nets', hint: 'Category', href: '/category/Bird%20Nets' },
  { label: 'Balcony net', href: '/products/balcony-net' },
];

type Offered = SearchSuggestionsProps['suggestions'] | null;

function Page({ offered, defaultValue }: { offered: Offered; defaultValue?: string }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <LinkProvider navigate={navigate}>
      <div ref={(root) => setForm(root?.querySelector('form') ?? null)}>
        <SearchForm
          label="Search products"
          placeholder="Search"
          defaultValue={defaultValue}
          action="/find"
          onSubmit={onSubmit}
        />
      </div>
      {form && offered && (
        <SearchSuggestions
          form={form}
          label="Suggestions"
          suggestions={offered}
          all="See all results"
          onTextChange={onTextChange}
        />
      )}
      <a href="#next">Next</a>
    </LinkProvider>
  );
}
const page = (offered: Offered, defaultValue?: string) => (
  <Page offered={offered} defaultValue={defaultValue} />
);
const show = (offered = suggestions, defaultValue?: string) => render(page(offered, defaultValue));

const field = () =>
  screen.getByLabelText<HTMLInputElement>('Search products', { selector: 'input' });
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  const chosen = screen.queryAllByRole('option', { selected: true });
  expect(chosen).toEqual(option ? [option] : []);
  return option?.textContent ?? null;
};
const ariaNames = () =>
  field()
    .getAttributeNames()
    .filter((name) => /^aria-(?!labelledby)/.test(name));
const type = (keys: string) => userEvent.type(field(), keys);

// Spec: 1 §2 Header and menus
it('leaves the field as it is until somebody types', async () => {
  show();
  await userEvent.click(field());
  expect(field().hasAttribute('role')).toBe(false);
  expect(ariaNames()).toEqual([]);
  expect(onTextChange).not.toHaveBeenCalled();
});

it('makes the same field a combobox, and tells what is typed', async () => {
  show();
  const before = field();
  await type('net');
  expect(onTextChange.mock.calls).toEqual([['n'], ['ne'], ['net']]);
  expect(screen.getByRole('combobox', { name: 'Search products', expanded: true })).toBe(before);
  expect(before.getAttribute('aria-autocomplete')).toBe('list');
  expect(before.getAttribute('aria-controls')).toBe(list()?.id);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Bird Nets Category',
    'Balcony net',
    'See all results',
  ]);
  expect(active()).toBeNull();
});

it('loses no letter when the page is rendered again while it suggests', async () => {
  function Counting() {
    const [, setCount] = useState(0);
    onTextChange.mockImplementation(() => flushSync(() => setCount((count) => count + 1)));
    return page(suggestions);
  }
  render(<Counting />);
  await type('spikes');
  expect(field().value).toBe('spikes');
});

it('takes up what was typed before it came', async () => {
  const { rerender } = render(page(null));
  const before = field();
  await type('net');
  rerender(page(suggestions));
  expect(onTextChange.mock.calls).toEqual([['net']]);
  expect(list()).not.toBeNull();
  expect([document.activeElement, field().value]).toEqual([before, 'net']);
});

it('opens nothing by itself over a text that comes from the address', () => {
  const { rerender } = render(page(null, 'net'));
  act(() => field().focus());
  rerender(page(suggestions, 'net'));
  expect(list()).toBeNull();
});

it('has no list where there is nothing to suggest', async () => {
  show([]);
  await type('xyz');
  expect(list()).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it('shows picture, kind and price of a suggestion', async () => {
  show([
    {
      label: 'Balcony net',
      hint: 'Bird Nets',
      href: '#net',
      picture: '/net.webp',
      price: 'Rs.549/-',
    },
  ]);
  await type('net');
  const option = screen.getByRole('option', { name: 'Balcony net Bird Nets Rs.549/-' });
  expect(option.querySelector('img')?.getAttribute('src')).toBe('/net.webp');
});

describe('by keyboard', () => {
  // Spec: 1 §2 Header and menus
  it.each<[string, string | null]>([
    ['{ArrowDown}', 'Bird Nets Category'],
    ['{ArrowDown}{ArrowDown}', 'Balcony net'],
    ['{ArrowUp}', 'See all results'],
    ['{ArrowUp}{ArrowUp}', 'Balcony net'],
    ['{ArrowUp}{ArrowDown}', 'Bird Nets Category'],
    ['{ArrowDown}{ArrowUp}', 'See all results'],
    ['{ArrowDown}{Home}', null],
    ['{ArrowDown}{End}', null],
    ['{ArrowDown}{ArrowLeft}', null],
    ['{ArrowDown}{ArrowRight}', null],
    ['{ArrowDown}s', null],
  ])('%s leads to %s, the focus stays in the field', async (keys, expected) => {
    show();
    await type(`net${keys}`);
    expect(active()).toBe(expected);
    expect(list()).not.toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('Home and End move the caret', async () => {
    show();
    await type('net{ArrowDown}{Home}');
    expect(field().selectionStart).toBe(0);
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(field().selectionStart).toBe(3);
  });

  it('Enter goes to the one that is chosen, and closes', async () => {
    show();
    await type('net{ArrowDown}{ArrowDown}{Enter}');
    expect(navigate.mock.calls).toEqual([['/products/balcony-net']]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(list()).toBeNull();
    expect(field().value).toBe('net');
  });

  // Spec: 1 §2 Header and menus
  it.each([
    ['without a choice', 'net{Enter}'],
    ['on the last one', 'net{ArrowUp}{Enter}'],
    ['after a choice was left again', 'net{ArrowDown}{Home}{Enter}'],
    ['after Escape', 'net{ArrowDown}{Escape}{Enter}'],
  ])('Enter %s searches, and closes', async (_when, keys) => {
    show();
    await type(keys);
    expect(onSubmit.mock.calls).toEqual([['net']]);
    expect(navigate).not.toHaveBeenCalled();
    expect(list()).toBeNull();
  });

  it('the first Escape closes the list, the second clears the text, the third is left to others', async () => {
    show();
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown);
    await type('net{ArrowDown}');
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect([list(), field().value, active()]).toEqual([null, 'net', null]);
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKeyDown);
  });

  it('Down opens it again, also over a text that comes from the address', async () => {
    show(suggestions, 'net');
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(onTextChange.mock.calls).toEqual([['net']]);
    expect(active()).toBe('Bird Nets Category');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(list()).not.toBeNull();
  });

  it('Tab closes it and goes on', async () => {
    show();
    await type('net{ArrowDown}');
    await userEvent.tab();
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Next');
  });

  it('keys that an input method still needs are its own', async () => {
    show();
    await type('net');
    const key = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    act(() => field().dispatchEvent(key));
    expect(key.defaultPrevented).toBe(false);
    expect(active()).toBeNull();
  });
});

describe('by pointer', () => {
  it('goes to what is pressed; the field keeps the focus until then', async () => {
    show();
    await type('net');
    const { pointer } = userEvent.setup();
    const option = screen.getByRole('option', { name: 'Balcony net' });
    await pointer({ keys: '[MouseLeft>]', target: option });
    expect(document.activeElement).toBe(field());
    await pointer('[/MouseLeft]');
    expect(navigate.mock.calls).toEqual([['/products/balcony-net']]);
    expect(list()).toBeNull();
  });

  it('searches by the last one', async () => {
    show();
    await type(' net ');
    await userEvent.click(screen.getByRole('option', { name: 'See all results' }));
    expect(onSubmit.mock.calls).toEqual([['net']]);
    expect(list()).toBeNull();
  });
});

it('is no higher than what can be seen of the page, and scrolls to what is chosen', async () => {
  const place = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  places.mockImplementation(function (this: Element) {
    return this.textContent === 'Balcony net' ? place(400, 444) : place(100, 300);
  });
  vi.stubGlobal('innerHeight', 308);
  show();
  await type('net{ArrowDown}{ArrowDown}');
  expect([list()?.style.maxBlockSize, list()?.scrollTop]).toEqual(['200px', 152]);
  places.mockRestore();
  vi.unstubAllGlobals();
});

it('keeps the selected suggestion when more are found', async () => {
  const { rerender } = show();
  await type('net{ArrowDown}{ArrowDown}');
  rerender(page([{ label: 'Nets', href: '/category/Nets' }, ...suggestions]));
  expect(active()).toBe('Balcony net');
  rerender(page(suggestions.slice(0, 1)));
  expect(active()).toBeNull();
});

it('goes on at another field, which another search has brought', async () => {
  const { rerender } = show();
  await type('net{Enter}');
  rerender(page(suggestions, 'net'));
  expect(field().hasAttribute('role')).toBe(false);
  await type('s{ArrowDown}');
  expect(onTextChange).toHaveBeenLastCalledWith('nets');
  expect(active()).toBe('Bird Nets Category');
});

it('leaves the field as it was when it goes', async () => {
  const { rerender } = show();
  await type('net{ArrowDown}');
  const before = field();
  rerender(page(null));
  expect(field()).toBe(before);
  expect(field().hasAttribute('role')).toBe(false);
  expect(ariaNames()).toEqual([]);
});

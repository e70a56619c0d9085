import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchForm } from './index.ts';

const onSubmit = vi.fn();
beforeEach(() => onSubmit.mockClear());

const show = (defaultValue?: string) =>
  render(
    <SearchForm
      label="Search products"
      placeholder="Search"
      defaultValue={defaultValue}
      action="/find"
      onSubmit={onSubmit}
    />,
  );
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' });

// Spec: 1 §2 Header and menus
it('is a search landmark and submits the trimmed text', async () => {
  show();
  expect(screen.getByRole('search', { name: 'Search products' })).toBeTruthy();
  await userEvent.type(field(), '  bird net {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSubmit.mock.calls).toEqual([['bird net'], ['bird net']]);
});

// Spec: 1 §2 Header and menus; 1 §5
it.each(['', '   '])('submits nothing for "%s"', async (text) => {
  show();
  if (text) await userEvent.type(field(), text);
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows a new default value', () => {
  const { rerender } = show('net');
  rerender(
    <SearchForm
      label="Search products"
      placeholder="Search"
      defaultValue="gel"
      action="/find"
      onSubmit={onSubmit}
    />,
  );
  expect(field().value).toBe('gel');
});

it('submits to its page without script', async () => {
  show();
  await userEvent.type(field(), 'bird net');
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/find']);
  expect([...new FormData(form)]).toEqual([['query', 'bird net']]);
});

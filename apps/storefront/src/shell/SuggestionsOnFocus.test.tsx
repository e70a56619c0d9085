import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SuggestionsOnFocus } from './SuggestionsOnFocus.tsx';

vi.mock('./ShopSuggestions.tsx', () => ({
  ShopSuggestions: ({ form }: { form: HTMLFormElement }) => `Suggestions of ${form.id}`,
}));

beforeEach(() => {
  document.body.innerHTML = `
    <form role="search" id="head"><input aria-label="Above"></form>
    <main><form role="search" id="main"><input aria-label="Below"></form></main>`;
});

it('suggests in a field that had the focus before the script loaded', async () => {
  screen.getByLabelText('Above').focus();
  render(<SuggestionsOnFocus />);
  expect(await screen.findByText('Suggestions of head')).toBeTruthy();
});

it('suggests also in a part that stops events, as one that is not hydrated', async () => {
  document.querySelector('main')?.addEventListener('focusin', (event) => event.stopPropagation());
  render(<SuggestionsOnFocus />);
  screen.getByLabelText('Below').focus();
  expect(await screen.findByText('Suggestions of main')).toBeTruthy();
});

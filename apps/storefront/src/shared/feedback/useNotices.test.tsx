import { toast } from '@parinda/ui/toast';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notices, useFailureToast, useNotices } from './useNotices.tsx';

vi.mock('@parinda/ui/toast', () => ({ toast: vi.fn() }));
const toasts = () => vi.mocked(toast).mock.calls.map(([{ text, timeout }]) => [text, timeout]);
beforeEach(() => vi.mocked(toast).mockClear());
afterEach(cleanup);

let notices: Notices;
function Page({ flow }: { flow: 'storefront' | 'account' }) {
  notices = useNotices(flow);
  return notices.element;
}
const inPage = () => document.body.textContent;

it('shows an error as a toast and in the page, until it is cleared', () => {
  render(<Page flow="account" />);
  act(() => notices.show('danger', 'Rejected'));
  act(() => notices.show('danger', 'Rejected'));
  expect(toasts()).toEqual([
    ['Rejected', 5000],
    ['Rejected', 5000],
  ]);
  expect([inPage(), notices.texts]).toEqual(['Rejected', ['Rejected']]);
  // The toast is announced; a second live region would announce it twice.
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => notices.clear());
  expect(inPage()).toBe('');
});

it('shows a success as a toast only', () => {
  render(<Page flow="storefront" />);
  act(() => notices.show('success', 'Sent'));
  expect(toasts()).toEqual([['Sent', 3000]]);
  expect(notices.texts).toEqual([]);
});

it('shows a success in the page too on request', () => {
  render(<Page flow="account" />);
  act(() => notices.show('success', 'Sent', true));
  expect(inPage()).toBe('Sent');
});

it('shows the toast of a failed page once per error', () => {
  const { rerender } = renderHook(({ text }) => useFailureToast(text), {
    initialProps: { text: '' },
  });
  for (const text of ['Failed', 'Failed', '', 'Failed']) rerender({ text });
  expect(toasts()).toHaveLength(2);
});

import { toast } from '@parinda/ui/toast';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Outcome, useOutcome } from './useOutcome.tsx';
import { useFailureToast } from './useTold.ts';

vi.mock('@parinda/ui/toast', () => ({ toast: vi.fn() }));
const toasts = () => vi.mocked(toast).mock.calls.map(([{ text, timeout }]) => [text, timeout]);
beforeEach(() => vi.mocked(toast).mockClear());
afterEach(cleanup);

let outcome: Outcome;
function Page({ flow }: { flow: 'storefront' | 'account' }) {
  outcome = useOutcome(flow);
  return outcome.notice;
}
const standing = () => document.body.textContent;

it('says a failure by a toast of the flow and in the page, until it is forgotten', () => {
  render(<Page flow="account" />);
  act(() => outcome.tell('danger', 'Refused'));
  act(() => outcome.tell('danger', 'Refused'));
  expect(toasts()).toEqual([
    ['Refused', 5000],
    ['Refused', 5000],
  ]);
  expect([standing(), outcome.texts]).toEqual(['Refused', ['Refused']]);
  // The toast says it: two live regions with the same words would be heard twice.
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => outcome.forget());
  expect(standing()).toBe('');
});

it('says a success by a toast alone', () => {
  render(<Page flow="storefront" />);
  act(() => outcome.tell('success', 'Sent'));
  expect(toasts()).toEqual([['Sent', 3000]]);
  expect(outcome.texts).toEqual([]);
});

it('lets a success stand in the page as well', () => {
  render(<Page flow="account" />);
  act(() => outcome.tell('success', 'Sent', true));
  expect(standing()).toBe('Sent');
});

it('says that a page could not be loaded once for each time', () => {
  const { rerender } = renderHook(({ text }) => useFailureToast(text), {
    initialProps: { text: '' },
  });
  for (const text of ['Failed', 'Failed', '', 'Failed']) rerender({ text });
  expect(toasts()).toHaveLength(2);
});

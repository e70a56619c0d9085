import * as queue from '@parinda/ui/toast';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifyAccount, notifyStorefront, unexpectedErrorAlert } from './notify.ts';

vi.mock('@parinda/ui/toast', () => ({ toast: vi.fn() }));
const toast = vi.mocked(queue.toast);
beforeEach(() => toast.mockClear());

// Spec: 1 §9; 2 §9; decisions Whole site
it('shows toasts for 3 s in the storefront, for 5 s in account and purchase', () => {
  notifyStorefront('success', 'Sent');
  notifyAccount('success', 'Paid');
  expect(toast.mock.calls.map(([{ timeout }]) => timeout)).toEqual([3000, 5000]);
});

// Spec: decisions Whole site
it('shows one alert for a burst of errors, and another for a later one', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const alert = unexpectedErrorAlert();
  for (let failure = 0; failure < 10; failure += 1) alert();
  expect(toast).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({
      tone: 'danger',
      text: 'An unexpected error occurrred.',
      timeout: 5000,
    }),
  );
  now.mockReturnValue(1_060_000);
  alert();
  expect(toast).toHaveBeenCalledTimes(2);
});

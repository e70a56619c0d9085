import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import meta from './FilterOverlay.stories.tsx';
import { FilterOverlay } from './index.ts';

// Spec: 1 §2 Products page
test('is a dialog named Filters that closes by its buttons and Escape', async () => {
  const onOpenChange = vi.fn();
  render(<FilterOverlay {...meta.args} onOpenChange={onOpenChange} />);
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Close' })) {
    await userEvent.click(button);
  }
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});

test('closes when the window becomes wide', () => {
  const wide = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => wide);
  const onOpenChange = vi.fn();
  render(<FilterOverlay {...meta.args} onOpenChange={onOpenChange} />);
  act(() => void wide.dispatchEvent(new Event('change')));
  expect(onOpenChange).not.toHaveBeenCalled();
  wide.matches = true;
  act(() => void wide.dispatchEvent(new Event('change')));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  vi.unstubAllGlobals();
});

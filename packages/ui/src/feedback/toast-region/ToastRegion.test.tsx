import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../text/link/index.ts';
import { closeAllToasts, toast } from '../toast/index.ts';
import { ToastRegion } from './index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(closeAllToasts);
  vi.useRealTimers();
});

const show = (text: string, more: Partial<Parameters<typeof toast>[0]> = {}) =>
  act(() => void toast({ tone: 'success', text, timeout: 3000, ...more }));
const renderRegion = () => {
  render(<ToastRegion />);
  pass(100);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows toasts that were queued before it was rendered', () => {
  show('Link copied to clipboard!');
  renderRegion();
  expect(screen.getByText('Link copied to clipboard!')).toBeTruthy();
});

// Spec: 1 §9
it('closes a toast after its time', () => {
  renderRegion();
  show('Added');
  pass(2999);
  expect(screen.queryByText('Added')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Added')).toBeNull();
});

it('stays below an element that grows while a toast is shown', () => {
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const header = document.createElement('header');
  document.body.append(header);
  const bottom = vi.spyOn(header, 'getBoundingClientRect');
  bottom.mockReturnValue({ bottom: 60 } as DOMRect);
  render(<ToastRegion below="header" />);
  pass(100);
  show('Added');
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.style.getPropertyValue('--pa-toasts-start')).toBe('60px');
  bottom.mockReturnValue({ bottom: 130 } as DOMRect);
  grow();
  expect(region.style.getPropertyValue('--pa-toasts-start')).toBe('130px');
  header.remove();
  vi.unstubAllGlobals();
});

// Spec: decisions Whole site
it('pauses its timer under the pointer or with focus inside', () => {
  renderRegion();
  show('Added');
  pass(2000);
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  pass(10_000);
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(10_000);
  expect(screen.queryByText('Added')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(1000);
  expect(screen.queryByText('Added')).toBeNull();
});

// Spec: decisions Whole site
it('pauses its timer in a hidden tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderRegion();
  show('Added');
  pass(10_000);
  expect(screen.queryByText('Added')).not.toBeNull();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(3000);
  expect(screen.queryByText('Added')).toBeNull();
});

// Spec: decisions Whole site
it('never closes a toast with an action automatically', () => {
  const onPress = vi.fn();
  renderRegion();
  show('Removed', { action: { label: 'Undo', onPress } });
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});

// Spec: 1 §9
it('has a link that closes the toast, and closes after its time without it', () => {
  const navigate = vi.fn();
  const link = { label: 'View cart', href: '/cart' };
  render(
    <LinkProvider navigate={navigate}>
      <ToastRegion />
    </LinkProvider>,
  );
  pass(100);
  show('Added', { link });
  pass(3000);
  expect(screen.queryByText('Added')).toBeNull();
  show('Added', { link });
  fireEvent.click(screen.getByRole('link', { name: 'View cart' }));
  expect(navigate.mock.calls).toEqual([['/cart']]);
  expect(screen.queryByText('Added')).toBeNull();
});

// Spec: 1 §9
it('waits while its link has focus', () => {
  renderRegion();
  show('Added', { link: { label: 'View cart', href: '/cart' } });
  act(() => screen.getByRole('link', { name: 'View cart' }).focus());
  pass(60_000);
  expect(screen.queryByText('Added')).not.toBeNull();
});

// Spec: decisions Whole site; decisions Second round
it('announces errors assertively and other toasts politely', () => {
  renderRegion();
  show('Added');
  show('An unexpected error occurrred.', { tone: 'danger' });
  const politenessOf = (text: string) =>
    screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect(politenessOf('Added')).toBe('polite');
  expect(politenessOf('An unexpected error occurrred.')).toBe('assertive');
});

it('shows repeated errors once', () => {
  renderRegion();
  for (let i = 0; i < 10; i++) show('An unexpected error occurrred.', { tone: 'danger' });
  expect(screen.getAllByText('An unexpected error occurrred.')).toHaveLength(1);
});

it('takes no focus, is reached by F6, and Escape leads back', () => {
  render(
    <>
      <button type="button">Add to cart</button>
      <ToastRegion />
    </>,
  );
  pass(100);
  const button = screen.getByRole('button', { name: 'Add to cart' });
  act(() => button.focus());
  show('Added');
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(button, { key: 'F6' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(document.activeElement).toBe(region);
  fireEvent.keyDown(region, { key: 'Escape' });
  expect(document.activeElement).toBe(button);
});

// Spec: 2 §9
it('restarts the timer of a repeated toast', () => {
  renderRegion();
  show('Added');
  pass(2500);
  show('Added');
  pass(2999);
  expect(screen.getAllByText('Added')).toHaveLength(1);
  pass(1);
  expect(screen.queryByText('Added')).toBeNull();
});

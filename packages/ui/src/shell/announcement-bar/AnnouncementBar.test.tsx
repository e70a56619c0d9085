import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import meta from './AnnouncementBar.stories.tsx';
import { AnnouncementBar } from './index.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-shown'))
    .map((item) => item.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

// Spec: 1 §2 Shell
test('shows each message for four seconds, in a loop', () => {
  render(<AnnouncementBar {...meta.args} />);
  expect(shown()).toEqual(['Free shipping on orders above ₹999']);
  wait(4000);
  expect(shown()).toEqual(['Flash sale: up to 50% off']);
  wait(8000);
  expect(shown()).toEqual(['Free shipping on orders above ₹999']);
});

test('can be paused and played again', () => {
  render(<AnnouncementBar {...meta.args} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
  wait(20_000);
  expect(shown()).toEqual(['Free shipping on orders above ₹999']);
  fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
  wait(4000);
  expect(shown()).toEqual(['Flash sale: up to 50% off']);
});

test('has no live region; every message can be read at any time', () => {
  const { container } = render(<AnnouncementBar {...meta.args} />);
  expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('starts paused with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  render(<AnnouncementBar {...meta.args} />);
  wait(20_000);
  expect(shown()).toEqual(['Free shipping on orders above ₹999']);
  expect(screen.getByRole('button', { name: 'Play announcements' })).toBeTruthy();
});

test('has no pause button with one message', () => {
  render(<AnnouncementBar {...meta.args} messages={['Open today']} />);
  expect(screen.queryByRole('button')).toBeNull();
});

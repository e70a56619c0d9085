import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embla, start } from '../../testing/fakeEmbla.ts';
import { Carousel, type CarouselProps } from './index.ts';

vi.mock('embla-carousel', async () => ({
  default: (await import('../../testing/fakeEmbla.ts')).start,
}));

beforeEach(() => {
  vi.useFakeTimers();
  embla.reset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const props: CarouselProps = {
  label: 'Our Bestsellers',
  slides: ['One', 'Two', 'Three', 'Four'].map((text) => <a key={text} href="/" children={text} />),
  autoplayMs: 4000,
};
async function show(changed?: Partial<CarouselProps>) {
  const shown = render(<Carousel {...props} {...changed} />);
  await act(() => vi.dynamicImportSettled());
  return shown;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const inView = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));
const region = () => screen.getByRole('region', { name: 'Our Bestsellers' });

test('is a named carousel of groups; slides off screen are inert', async () => {
  await show();
  expect(region().getAttribute('aria-roledescription')).toBe('carousel');
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
});

test('can be read and scrolled before Embla has loaded', async () => {
  render(<Carousel {...props} />);
  expect(inView()).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
  const row = screen.getByRole('link', { name: 'One' }).closest('[role=group]')?.parentElement
    ?.parentElement as HTMLElement;
  vi.spyOn(row.querySelector('[role=group]') as Element, 'clientWidth', 'get').mockReturnValue(100);
  expect(row.tabIndex).toBe(0);
  row.scrollLeft = 200;
  await act(() => vi.dynamicImportSettled());
  expect(start.mock.lastCall?.[1].startIndex).toBe(2);
  expect(row.scrollLeft).toBe(0);
  expect(row.tabIndex).toBe(-1);
});

test('has Pause before every slide', async () => {
  await show();
  expect(region().querySelector('button, a')).toBe(screen.getByRole('button', { name: 'Pause' }));
});

// Spec: 1 §2 Home; 1 §9
test('plays automatically, and starts again after the last slide', async () => {
  await show();
  wait(4000);
  expect(inView()).toEqual(['2 of 4', '3 of 4']);
  wait(8000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
});

test('stops with Pause and continues with Play', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(4000);
  expect(inView()).toEqual(['2 of 4', '3 of 4']);
});

test('waits while the mouse is over it', async () => {
  await show();
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  fireEvent.pointerLeave(region());
  wait(4000);
  expect(inView()).toEqual(['2 of 4', '3 of 4']);
});

test('stops when focus or a touch enters it', async () => {
  const { unmount } = await show();
  act(() => screen.getByRole('link', { name: 'One' }).focus());
  act(() => screen.getByRole('link', { name: 'One' }).blur());
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  unmount();

  await show();
  act(() => embla.swipe());
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('starts paused with reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  await show();
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('announces the slides of Next and Previous, keeps focus and wraps around', async () => {
  await show();
  expect(screen.getByRole('status').textContent).toBe('');
  const previous = screen.getByRole('button', { name: 'Previous' });
  act(() => previous.focus());
  fireEvent.click(previous);
  expect(screen.getByRole('status').textContent).toBe('Showing 3–4 of 4');
  expect(document.activeElement).toBe(previous);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status').textContent).toBe('Showing 1–2 of 4');
});

test('has no buttons with one slide', async () => {
  await show({ slides: ['One'] });
  expect(screen.queryByRole('button')).toBeNull();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embla } from '../../testing/fakeEmbla.ts';
import { Carousel, type CarouselProps } from './index.ts';

vi.mock('embla-carousel-react', async () => ({
  default: (await import('../../testing/fakeEmbla.ts')).useFakeEmbla,
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
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const inView = () =>
  screen
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));
const region = () => screen.getByRole('region', { name: 'Our Bestsellers' });

test('is a named carousel of groups; what is off screen cannot be reached', () => {
  render(<Carousel {...props} />);
  expect(region().getAttribute('aria-roledescription')).toBe('carousel');
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
});

test('Pause comes first, before every slide', () => {
  render(<Carousel {...props} />);
  expect(region().querySelector('button, a')).toBe(screen.getByRole('button', { name: 'Pause' }));
});

test('turns by itself, and begins again after the last', () => {
  render(<Carousel {...props} />);
  wait(4000);
  expect(inView()).toEqual(['2 of 4', '3 of 4']);
  wait(8000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
});

test('Pause stops it, Play starts it', () => {
  render(<Carousel {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(4000);
  expect(inView()).toEqual(['2 of 4', '3 of 4']);
});

test('waits while the mouse is on it', () => {
  render(<Carousel {...props} />);
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  fireEvent.pointerLeave(region());
  wait(4000);
  expect(inView()).toEqual(['2 of 4', '3 of 4']);
});

test('stops for good when the focus comes in, or a finger', () => {
  const { unmount } = render(<Carousel {...props} />);
  act(() => screen.getByRole('link', { name: 'One' }).focus());
  act(() => screen.getByRole('link', { name: 'One' }).blur());
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  unmount();

  render(<Carousel {...props} />);
  act(() => embla.swipe());
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('starts paused for a reader who asked for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  render(<Carousel {...props} />);
  wait(20_000);
  expect(inView()).toEqual(['1 of 4', '2 of 4']);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('Next and Previous say where they led, keep the focus and wrap around', () => {
  render(<Carousel {...props} />);
  expect(screen.getByRole('status').textContent).toBe('');
  const previous = screen.getByRole('button', { name: 'Previous' });
  act(() => previous.focus());
  fireEvent.click(previous);
  expect(screen.getByRole('status').textContent).toBe('Showing 3–4 of 4');
  expect(document.activeElement).toBe(previous);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status').textContent).toBe('Showing 1–2 of 4');
});

test('one slide has nothing to turn', () => {
  render(<Carousel {...props} slides={['One']} />);
  expect(screen.queryByRole('button')).toBeNull();
});

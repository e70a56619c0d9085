import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture, PictureSources } from './index.ts';

test('has width and height, so that its space is reserved', () => {
  render(<Picture src="/spike.webp" alt="Bird spike" ratio="4:3" />);
  const image = screen.getByRole('img', { name: 'Bird spike' });
  expect(image.getAttribute('width')).toBe('800');
  expect(image.getAttribute('height')).toBe('600');
});

test('loads lazily, except on the first screen; the hero has priority', () => {
  const { rerender } = render(<Picture src="/spike.webp" alt="Bird spike" />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  rerender(<Picture src="/spike.webp" alt="Bird spike" isEager />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('auto');
  rerender(<Picture src="/spike.webp" alt="Bird spike" isHero />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

// Spec: 2 §2 Orders
test('a missing picture is a placeholder of the same name', () => {
  render(<Picture src="" alt="Bird net" />);
  expect(screen.getByRole('img', { name: 'Bird net' }).tagName).toBe('SPAN');
});

test('shows the placeholder for a broken picture, and tries a new URL', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="Bird net" />);
  fireEvent.error(screen.getByRole('img', { name: 'Bird net' }));
  expect(screen.getByRole('img', { name: 'Bird net' }).tagName).toBe('SPAN');
  rerender(<Picture src="/there.webp" alt="Bird net" />);
  expect(screen.getByRole('img', { name: 'Bird net' }).tagName).toBe('IMG');
});

test('hides a broken decorative picture from screen readers', () => {
  render(<Picture src="" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test("offers better encodings and the browser's choice of widths", () => {
  const { container } = render(
    <PictureSources value={(src) => [{ type: 'image/avif', srcSet: `${src}.avif 640w` }]}>
      <Picture src="/spike.webp" alt="Bird spike" sizes="50vw" />
    </PictureSources>,
  );
  const source = container.querySelector('source');
  expect(source?.getAttribute('srcset')).toBe('/spike.webp.avif 640w');
  expect(source?.getAttribute('sizes')).toBe('50vw');
});

test('uses the given URL without other sources', () => {
  const { container } = render(<Picture src="/upload.jpg" alt="Bird spike" />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img').getAttribute('src')).toBe('/upload.jpg');
});

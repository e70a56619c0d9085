import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ImageGallery } from './index.ts';

const images = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({
  src: `/${name}.webp`,
  alt: `Picture ${name}`,
}));
const main = () => screen.getByRole('img').getAttribute('alt');

test('shows the first image; a thumbnail shows its image and is pressed', async () => {
  render(<ImageGallery images={images} />);
  expect(main()).toBe('Picture one');
  await userEvent.click(screen.getByRole('button', { name: 'Show image 2 of 5' }));
  expect(main()).toBe('Picture two');
  expect(screen.getByRole('button', { pressed: true })).toBe(
    screen.getByRole('button', { name: 'Show image 2 of 5' }),
  );
});

// Spec: 2 §2 Product detail
test('shows at most five images', () => {
  render(<ImageGallery images={images} />);
  expect(screen.getAllByRole('button')).toHaveLength(5);
});

test('has no thumbnails with one image, and a placeholder with none', () => {
  const { rerender } = render(<ImageGallery images={images.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ImageGallery images={[]} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows an existing image when the next product has fewer', async () => {
  const { rerender } = render(<ImageGallery images={images} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show image 5 of 5' }));
  rerender(<ImageGallery images={images.slice(0, 2)} />);
  expect(main()).toBe('Picture two');
});

function swipe(from: number, to: number, pointerType = 'touch') {
  const finger = { isPrimary: true, button: 0, pointerId: 1, pointerType };
  fireEvent.pointerDown(screen.getByRole('img'), { ...finger, clientX: from });
  fireEvent.pointerMove(screen.getByRole('img'), { ...finger, clientX: to });
  fireEvent.pointerUp(screen.getByRole('img'), { ...finger, clientX: to });
}

test('swipes to the next image and back, not beyond the ends', async () => {
  render(<ImageGallery images={images.slice(0, 2)} />);
  swipe(80, 200);
  expect(main()).toBe('Picture one');
  swipe(200, 80);
  expect(main()).toBe('Picture two');
  expect(screen.getByRole('button', { pressed: true })).toBe(
    screen.getByRole('button', { name: 'Show image 2 of 2' }),
  );
  swipe(200, 80);
  expect(main()).toBe('Picture two');
  swipe(80, 200);
  expect(main()).toBe('Picture one');
});

test.each([
  ['a touch that hardly moves', 200, 170, 'touch'],
  ['a mouse', 200, 80, 'mouse'],
])('%s chooses nothing', (_case, from, to, pointerType) => {
  render(<ImageGallery images={images} />);
  swipe(from, to, pointerType);
  expect(main()).toBe('Picture one');
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ImageGallery } from './index.ts';

const images = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => ({
  src: `/${name}.webp`,
  alt: `Picture ${name}`,
}));
const main = () => screen.getByRole('img').getAttribute('alt');

test('shows the first; a thumbnail shows its own and says that it is pressed', async () => {
  render(<ImageGallery images={images} />);
  expect(main()).toBe('Picture one');
  await userEvent.click(screen.getByRole('button', { name: 'Show image 2 of 5' }));
  expect(main()).toBe('Picture two');
  expect(screen.getByRole('button', { pressed: true })).toBe(
    screen.getByRole('button', { name: 'Show image 2 of 5' }),
  );
});

// Spec: 2 §2 Product detail
test('shows five at most', () => {
  render(<ImageGallery images={images} />);
  expect(screen.getAllByRole('button')).toHaveLength(5);
});

test('one picture has nothing to choose, none has a placeholder', () => {
  const { rerender } = render(<ImageGallery images={images.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ImageGallery images={[]} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a product with fewer pictures shows one of its own', async () => {
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

test('a finger swipes to the next and back, and not past the ends', async () => {
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

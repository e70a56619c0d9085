import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { layOutSlides } from '../../testing/layOutSlides.ts';
import { Lightbox, type LightboxProps } from './index.ts';

const images = ['Parapet', 'Balcony', 'Cornice', 'Shaft', 'Roof', 'Warehouse'].map((title) => ({
  src: `/${title}.svg`,
  title,
  description: `About the ${title.toLowerCase()}.`,
}));

beforeEach(layOutSlides);

function Gallery(props: Partial<LightboxProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Thumbnail
      </button>
      <Lightbox images={images} {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

async function open(props: Partial<LightboxProps> = {}) {
  const user = userEvent.setup();
  render(<Gallery {...props} />);
  await user.click(screen.getByRole('button', { name: 'Thumbnail' }));
  return user;
}

const shown = () => screen.getByRole('dialog').getAttribute('aria-label');
const count = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });

// Spec: 1 §4
it('opens at the given image, with its title as name, and says its position', async () => {
  await open({ startIndex: 2 });
  expect(shown()).toBe('Cornice');
  expect(count()).toBe('Image 3 of 6');
  const dialog = screen.getByRole('dialog', { name: 'Cornice' });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

// Spec: 1 §2 Gallery
it('moves by arrow keys and wraps around at both ends', async () => {
  const user = await open();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('Balcony');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown()).toBe('Warehouse');
  expect(count()).toBe('Image 6 of 6, Warehouse');
  await user.keyboard('{ArrowRight}');
  expect(count()).toBe('Image 1 of 6, Parapet');
});

// Spec: 1 §2 Gallery
it('moves by its buttons, which keep the focus', async () => {
  const user = await open();
  await user.click(button('Next image'));
  await user.click(button('Next image'));
  expect(shown()).toBe('Cornice');
  expect(document.activeElement).toBe(button('Next image'));
  await user.click(button('Previous image'));
  expect(shown()).toBe('Balcony');
});

// Spec: 1 §2 Gallery
it('stops at both ends without a loop, and keeps focus', async () => {
  const user = await open({ images: images.slice(0, 2), isLooping: false });
  expect(button('Previous image').hasAttribute('disabled')).toBe(true);
  await user.click(button('Next image'));
  expect(button('Next image').hasAttribute('disabled')).toBe(true);
  expect(document.activeElement).toBe(button('Previous image'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(count()).toBe('Image 2 of 2, Balcony');
});

it('keeps focus inside', async () => {
  const user = await open();
  for (let presses = 0; presses < 5; presses++) {
    await user.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
});

// Spec: 1 §2 Gallery
it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['Close', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Close'))],
])('%s closes it and gives focus back to the thumbnail', async (_way, close) => {
  const user = await open();
  await user.keyboard('{ArrowRight}');
  await close(user);
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Thumbnail')));
});

it.each([
  ['a swipe to the left shows the next', 200, 80, 50, 'Balcony'],
  ['a swipe to the right shows the one before', 80, 200, 50, 'Warehouse'],
  ['a touch that hardly moves changes nothing', 200, 180, 50, 'Parapet'],
  ['a flick of 150 px shows the next', 400, 250, 150, 'Balcony'],
  ['a slow drag of a third of the width shows the next', 800, 467, 1000, 'Balcony'],
  ['a slow drag of a third of the width shows the one before', 200, 533, 1000, 'Warehouse'],
  ['a slow drag over more than half shows only the next', 900, 200, 1000, 'Balcony'],
])('%s', async (_case, from, to, stepMs, title) => {
  await open();
  const picture = screen.getByText('Parapet');
  for (const [at, [type, clientX]] of Object.entries([
    ['mouseDown', from],
    ['mouseMove', to],
    ['mouseUp', to],
  ] as const)) {
    const event = createEvent[type](picture, { button: 0, clientX });
    // The speed of a drag sets how far it moves.
    Object.defineProperty(event, 'timeStamp', { value: 1000 + stepMs * Number(at) });
    fireEvent(picture, event);
  }
  expect(shown()).toBe(title);
});

// Spec: 1 §9
it('preloads two images on each side, hidden from keyboard and screen readers', async () => {
  await open({ startIndex: 2 });
  const figures = [...document.querySelectorAll('figure')];
  expect(figures.map((figure) => figure.querySelector('img')?.getAttribute('src'))).toEqual(
    images.slice(0, 5).map(({ src }) => src),
  );
  expect(figures.map((figure) => figure.hasAttribute('inert'))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});

it('has no buttons with one image', async () => {
  const user = await open({ images: images.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(count()).toBe('Image 1 of 1');
});

// Spec: 1 §2 Gallery
it('shows a placeholder for an image that does not load', async () => {
  await open();
  const current = () => screen.getByRole('dialog').querySelector('figure:not([inert]) img');
  fireEvent.error(current() as Element);
  expect(current()).toBeNull();
  expect(shown()).toBe('Parapet');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { embla } from '../../testing/fakeEmbla.ts';
import { heardDuring, readAloud } from '../../testing/spoken.ts';
import { Carousel } from './index.ts';

vi.mock('embla-carousel', async () => ({
  default: (await import('../../testing/fakeEmbla.ts')).start,
}));
beforeEach(embla.reset);

const slides = ['Spikes', 'Nets', 'Gel', 'Tape'].map((text) => (
  <a key={text} href={`#${text}`}>
    {text}
  </a>
));

async function show() {
  render(<Carousel label="Our Bestsellers" slides={slides} autoplayMs={60_000} />);
  await act(() => vi.dynamicImportSettled());
}

test('reads Pause, then each visible slide with its position', async () => {
  await show();
  expect(await readAloud()).toEqual([
    'carousel, Our Bestsellers',
    'button, Pause',
    'button, Previous',
    'button, Next',
    'slide, 1 of 4',
    'link, Spikes',
    'slide, 2 of 4',
    'link, Nets',
    'status',
  ]);
});

test('announces the slides that Next shows', async () => {
  await show();
  const next = screen.getByRole('button', { name: 'Next' });
  expect(await heardDuring(() => userEvent.click(next))).toEqual([
    'button, Next',
    'polite: Showing 2–3 of 4',
  ]);
});

test('announces nothing during autoplay', async () => {
  await show();
  expect(await heardDuring(() => act(() => void embla.scrollNext()))).toEqual([]);
});

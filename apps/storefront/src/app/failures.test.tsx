import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { visitShop } from '../testing/visitShop.tsx';

vi.setConfig({ testTimeout: 40_000 });
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const patience = { timeout: 20_000 };

it.each([
  ['/products', 'products/', 'Discover Our Range'],
  ['/', 'products/', /^Parinda/],
  ['/category/Bird%20Nets', 'uploadCategory/', 'Bird Nets'],
  ['/gallery', 'gallery/', 'Gallery'],
  ['/blogs', 'blogs/', 'Our Blogs'],
])('%s stops loading and says nothing when %s is refused', async (path, call, heading) => {
  visitShop({ path, answers: { [call]: refusal(404) } });
  expect(await screen.findByRole('heading', { level: 1, name: heading }, patience)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull(), patience);
  expect(screen.queryByRole('alert')).toBeNull();
});

import { brand } from '@parinda/brand';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorResponse } from '../testing/answers.ts';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';

testPages();

// Spec: 1 §8; decisions Whole site
it.each([
  ['/products', 'products/', 'Discover Our Range'],
  ['/', 'products/', `${brand.name}: ${brand.tagline}`],
  ['/category/Bird%20Nets', 'uploadCategory/', 'Bird Nets'],
  ['/gallery', 'gallery/', 'Gallery'],
  ['/blogs', 'blogs/', 'Our Blogs'],
])('%s stops loading and shows no alert when %s fails', async (path, call, heading) => {
  visitShop({ path, answers: { [call]: errorResponse(404) } });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

import { fixtures } from '@parinda/api-client/mocks';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

testPages();

const { galleryItem, steelSpikes } = fixtures;

// Spec: 1 §2 Gallery
it('links a picture to the product that the backend names', async () => {
  const other = { ...galleryItem, image: '/pictures/gallery/2-640.webp', image_title: 'A balcony' };
  const shown = { ...galleryItem, product_slug: steelSpikes.slug };
  visitShop({ path: paths.gallery, answers: { 'gallery/': [shown, other] } });
  const name = `See the product: ${galleryItem.image_title}`;
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/products/${steelSpikes.slug}`);
  expect(screen.queryByRole('link', { name: /A balcony/ })).toBeNull();
});

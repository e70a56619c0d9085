import { expect, it } from 'vitest';
import { address, blog, galleryItem, pageMetadata } from '../mocks/fixtures.ts';
import { toAddress } from './address.ts';
import { toBlog, toGalleryItem, toSiteMetadata } from './content.ts';

it('an article has the names of the shop', () => {
  const { created_at, ...same } = blog;
  expect(toBlog(blog)).toEqual({ ...same, createdAt: created_at });
});

it('a gallery item has the names of the shop', () => {
  expect(toGalleryItem(galleryItem)).toEqual({
    image: '/pictures/gallery/1-640.webp',
    title: 'Office ledge',
    description: 'Steel spikes along a second-floor ledge.',
  });
});

it('the metadata of each path has the names of the shop', () => {
  expect(
    toSiteMetadata({ '/': pageMetadata, '/about': { ...pageMetadata, title: 'About' } }),
  ).toEqual({
    '/': {
      title: 'Parinda',
      description: 'Humane bird and monkey deterrents.',
      canonicalUrl: '/',
      image: '/pictures/banners/1-640.webp',
      twitterCard: 'summary_large_image',
    },
    '/about': expect.objectContaining({ title: 'About' }),
  });
});

it.each([null, undefined, ''])('an address with %j for its second line has none', (line) => {
  expect(toAddress({ ...address, address_line2: line as null }).line2).toBe('');
});

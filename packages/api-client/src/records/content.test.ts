import { expect, it } from 'vitest';
import { address, blog, galleryItem } from '../mocks/fixtures.ts';
import { toAddress } from './address.ts';
import { toBlog, toContactReceipt, toGalleryItem } from './content.ts';

it('converts an article', () => {
  const { created_at, ...same } = blog;
  expect(toBlog(blog)).toEqual({ ...same, createdAt: created_at });
});

it('converts a gallery item', () => {
  expect(toGalleryItem(galleryItem)).toEqual({
    image: '/pictures/gallery/1-640.webp',
    title: 'Office ledge',
    description: 'Steel spikes along a second-floor ledge.',
    productSlug: null,
  });
  expect(toGalleryItem({ ...galleryItem, product_slug: 'net' }).productSlug).toBe('net');
});

it.each([null, undefined, ''])('reads %j as an empty second address line', (line) => {
  expect(toAddress({ ...address, address_line2: line as null }).line2).toBe('');
});

it.each([
  ['a ticket', { message: 'Message received', ticket: ' 12 ' }, '12'],
  ['no ticket', { message: 'Message received' }, null],
  ['an empty ticket', { message: 'Message received', ticket: ' ' }, null],
  ['a ticket of another type', { ticket: 12 }, null],
  ['no body', null, null],
  ['another body', [] as unknown, null],
])('reads a receipt with %s', (_case, wire, ticket) => {
  expect(toContactReceipt(wire as { ticket?: string })).toEqual({ ticket });
});

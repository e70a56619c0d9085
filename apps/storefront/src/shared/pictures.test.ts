import { expect, test } from 'vitest';
import { largestPicture, pictureSources } from './pictures.ts';

const strip = '/pictures/products/crest-pack-of-5-1';

test('our own image has AVIF and WebP sources in three widths', () => {
  expect(pictureSources(`${strip}-640.webp`)).toEqual([
    {
      type: 'image/avif',
      srcSet: `${strip}-320.avif 320w, ${strip}-640.avif 640w, ${strip}-1280.avif 1280w`,
    },
    {
      type: 'image/webp',
      srcSet: `${strip}-320.webp 320w, ${strip}-640.webp 640w, ${strip}-1280.webp 1280w`,
    },
  ]);
});

test('a banner has a portrait crop for phones as its first source', () => {
  const sources = pictureSources('/pictures/banners/1-640.webp');
  expect(sources.map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(max-width: 600px)'],
    ['image/avif', undefined],
    ['image/webp', '(max-width: 600px)'],
    ['image/webp', undefined],
  ]);
  expect(sources[0]?.srcSet).toBe(
    '/pictures/banners/1-phone-320.avif 320w, /pictures/banners/1-phone-640.avif 640w',
  );
});

test.each([
  ['a drawing', '/pictures/products/crest-1.svg'],
  ['an uploaded image', '/uploads/crest-640.webp'],
  ['another folder', '/pictures/clients/neem-640.webp'],
  ['another host', 'https://shop.example/pictures/products/crest-1-640.webp'],
  ['a path with ..', '/pictures/products/../crest-640.webp'],
  ['another width', '/pictures/products/crest-1-800.webp'],
  ['a URL with a query', '/pictures/products/crest-1-640.webp?v=2'],
  ['nothing', ''],
])('%s has no other sources', (_, src) => {
  expect(pictureSources(src)).toEqual([]);
  expect(largestPicture(src)).toBe(src);
});

test('the full-window view uses the largest file', () => {
  expect(largestPicture(`${strip}-640.webp`)).toBe(`${strip}-1280.webp`);
});

import type { Blog, ProductSummary } from '@parinda/api-client';
import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { articlesAbout, productsIn } from './articleLinks.ts';

const product = records.products[0] as ProductSummary;
const about = (slug: string, content: string, day = 1): Blog => ({
  id: day,
  slug,
  title: slug,
  content,
  createdAt: `2026-01-0${day}T00:00:00Z`,
});
const onProduct = about('product', `<p><a href="/products/${product.slug}">Strips</a></p>`, 1);
const onCategory = about('category', '<a href="/category/Bird%20Spikes">All spikes</a>', 2);
const longerPath = about('longer', `<a href="/products/${product.slug}-2">Another</a>`, 3);
const all = [onProduct, onCategory, longerPath];

it('an article is about the products and the categories that it links to', () => {
  expect(articlesAbout(product, all)).toEqual([onCategory, onProduct]);
  expect(articlesAbout({ slug: 'other', category: 'Bird Nets' }, all)).toEqual([]);
});

it('at most three articles are about a product', () => {
  const many = [1, 2, 3, 4].map((day) => about(`a${day}`, onProduct.content, day));
  expect(articlesAbout(product, many).map(({ slug }) => slug)).toEqual(['a4', 'a3', 'a2']);
});

it('the products of an article are those that it links to', () => {
  expect(productsIn(onProduct, records.products)).toEqual([product]);
  expect(productsIn(longerPath, records.products)).toEqual([]);
});

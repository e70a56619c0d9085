import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { articleImage, articleSummary } from './article.ts';

const article = (content: string) => ({ ...records.blog, content });

it('summarizes an article without its title', () => {
  const blog = article(
    '<h1 class="a">Why\nthey come</h1><p>A ledge &amp; a nest.</p><h1>Next</h1>',
  );
  expect(articleSummary(blog)).toBe('A ledge & a nest. Next.');
});

it.each([
  ['<p>none</p>', undefined],
  ['<img src="">', undefined],
  ['<img alt="a" src="/a.webp"><img src="/b.webp">', '/a.webp'],
  ["<IMG\nSRC='/a.webp?b=1&amp;c=2'>", '/a.webp?b=1&c=2'],
  ['<img data-src="/late.webp" src="/a.webp">', '/a.webp'],
])('finds in %s the first image: %s', (content, expected) => {
  expect(articleImage(article(content))).toBe(expected);
});

import { records } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { expect, it } from 'vitest';
import { breadcrumbs } from '../../../src/model/json-ld/breadcrumbs.ts';
import { nasty, origin } from '../../testing/content.ts';
import { blogPosting } from './blog-posting.ts';
import { faqPage } from './faq-page.ts';
import { itemList } from './item-list.ts';
import { organization } from './organization.ts';
import { webSite } from './web-site.ts';

/** Serializes and parses a block. */
const sent = (block: object) => JSON.parse(JSON.stringify(block));
const blog = { ...records.blog, title: nasty, content: `<h1>x</h1><p>${'a &lt;b&gt;'}</p>` };

it.each<[string, object, object]>([
  [
    'organization',
    organization(origin),
    {
      '@type': 'Organization',
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      address: { addressCountry: 'IN' },
    },
  ],
  [
    'webSite',
    webSite(origin),
    {
      '@type': 'WebSite',
      publisher: { '@id': organization(origin)['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/products/search?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
  [
    'breadcrumbs',
    breadcrumbs([{ name: nasty, path: '/a' }], origin),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: nasty, item: `${origin}/a` },
      ],
    },
  ],
  [
    'itemList',
    itemList(nasty, [{ name: nasty, path: '/a' }], origin),
    {
      '@type': 'ItemList',
      name: nasty,
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: nasty, url: `${origin}/a` }],
    },
  ],
  [
    'faqPage',
    faqPage([{ title: nasty, text: nasty }]),
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: nasty, acceptedAnswer: { '@type': 'Answer', text: nasty } },
      ],
    },
  ],
  [
    'blogPosting',
    blogPosting(blog, origin),
    {
      '@type': 'BlogPosting',
      headline: nasty,
      description: 'a <b>',
      url: `${origin}/blogs/why-pigeons-come-back`,
      image: `${origin}/social/article/why-pigeons-come-back.jpg`,
      datePublished: '2026-01-05T06:30:00Z',
    },
  ],
])('%s contains the given data', (_name, block, expected) => {
  expect(sent(block)).toMatchObject({ '@context': 'https://schema.org', ...expected });
});

it('a list has its full length, and names only the first items', () => {
  const items = Array.from({ length: 1000 }, (_, index) => ({
    name: `${index}`,
    path: `/${index}`,
  }));
  const { numberOfItems, itemListElement } = itemList('All', items, origin);
  expect([numberOfItems, itemListElement.length]).toEqual([1000, 48]);
});

it('an article has its first image, and no invalid date', () => {
  const dated = sent(blogPosting({ ...records.blog, createdAt: 'yesterday' }, origin));
  expect(dated.image).toBe(`${origin}/pictures/blogs/cleaning-pigeon-droppings-safely-640.webp`);
  expect(dated).not.toHaveProperty('datePublished');
});

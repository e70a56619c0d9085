import { expect, it } from 'vitest';
import { filesOfFirstLoad } from './firstLoad.ts';
import { preloadsOf } from './preloads.ts';

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'], css: ['entry.css'] },
  '_react.js': { file: 'react.js' },
  'src/Home.tsx': { file: 'home.js', imports: ['_react.js', '_card.js'], css: ['home.css'] },
  '_card.js': { file: 'card.js', imports: ['_react.js'], css: ['card.css'] },
  'src/Cart.tsx': { file: 'cart.js' },
};

it('counts the entry, the page and all that they import, each once', () => {
  expect([...filesOfFirstLoad(manifest, 'Home.tsx')].sort()).toEqual([
    'card.css',
    'card.js',
    'entry.css',
    'entry.js',
    'home.css',
    'home.js',
    'react.js',
  ]);
});

it('says so when a page has moved', () => {
  expect(() => filesOfFirstLoad(manifest, 'Gone.tsx')).toThrow('sitePages.ts');
});

it('says so when an imported file is missing, as its bytes would be left out', () => {
  const { '_card.js': _gone, ...without } = manifest;
  expect(() => filesOfFirstLoad(without, 'Home.tsx')).toThrow('_card.js');
});

it('preloads what a page needs beyond the entry, and what it reads', () => {
  const pages = {
    '/': { file: 'Home.tsx', reads: '/api/user/products/', isPublic: true },
    '/cart': { file: 'Cart.tsx', isPublic: true },
    '/checkout': { file: 'Checkout.tsx', isPublic: false },
    '/order-history': { isPublic: true },
  };
  expect(preloadsOf(manifest, pages)).toEqual({
    '/': ['/home.js', '/home.css', '/card.js', '/card.css', '/api/user/products/'],
    '/cart': ['/cart.js'],
    '/checkout': [],
    '/order-history': [],
  });
});

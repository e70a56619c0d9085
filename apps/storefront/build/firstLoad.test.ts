import { expect, it } from 'vitest';
import { filesOfFirstLoad } from './firstLoad.ts';

const build = {
  chunks: {
    'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'], css: ['entry.css'] },
    '_react.js': { file: 'react.js' },
    'src/Home.tsx': { file: 'home.js', imports: ['_react.js', '_card.js'], css: ['home.css'] },
    '_card.js': { file: 'card.js', imports: ['_react.js'], css: ['card.css'] },
    'src/Cart.tsx': { file: 'cart.js' },
  },
  modules: { 'src/Home.tsx': 'home.js', 'src/Cart.tsx': 'cart.js', 'ui/card/index.ts': 'card.js' },
};

it('counts the entry, the page and their imports, each once', () => {
  expect([...filesOfFirstLoad(build, ['Home.tsx'])].sort()).toEqual([
    'card.css',
    'card.js',
    'entry.css',
    'entry.js',
    'home.css',
    'home.js',
    'react.js',
  ]);
});

it('finds a module in a script that it shares with others', () => {
  expect([...filesOfFirstLoad(build, ['card/index.ts'])]).toContain('card.css');
});

it('throws when a page has moved', () => {
  expect(() => filesOfFirstLoad(build, ['Gone.tsx'])).toThrow('Gone.tsx is not in the build');
});

it('throws when an imported file is missing', () => {
  const { '_card.js': _gone, ...chunks } = build.chunks;
  expect(() => filesOfFirstLoad({ ...build, chunks }, ['Home.tsx'])).toThrow('_card.js');
});

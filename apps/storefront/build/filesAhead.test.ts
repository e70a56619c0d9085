import { expect, it } from 'vitest';
import { filesAhead } from './filesAhead.ts';

const build = {
  chunks: {
    'index.html': {
      file: 'entry.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: [
        'src/HomePage.tsx',
        'src/CheckoutPage.tsx',
        'src/AccountArea.tsx',
        'src/Toasts.tsx',
      ],
      css: ['entry.css'],
    },
    '_react.js': { file: 'react.js' },
    'src/HomePage.tsx': {
      file: 'home.js',
      imports: ['_react.js'],
      dynamicImports: ['src/Low.tsx'],
    },
    'src/Low.tsx': { file: 'low.js', css: ['low.css'] },
    'src/Toasts.tsx': { file: 'toasts.js' },
    'src/CheckoutPage.tsx': { file: 'checkout.js', dynamicImports: ['src/Pay.tsx'] },
    'src/Pay.tsx': { file: 'pay.js' },
    'src/AccountArea.tsx': { file: 'account.js' },
  },
  modules: {
    'src/HomePage.tsx': 'home.js',
    'src/CheckoutPage.tsx': 'checkout.js',
    'src/AccountArea.tsx': 'account.js',
  },
};

it('lists the entry and the files of public pages, each once', () => {
  expect(filesAhead(build).sort()).toEqual([
    ...['entry.css', 'entry.js', 'home.js', 'low.css', 'low.js', 'react.js', 'toasts.js'],
  ]);
});

it('leaves out files that only signed-in customers need', () => {
  expect(filesAhead(build)).not.toContain('pay.js');
  expect(filesAhead(build)).not.toContain('account.js');
});

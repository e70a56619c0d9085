import { expect, it } from 'vitest';
import type { Build } from './firstLoad.ts';
import { strayModules } from './strayModules.ts';

const names = ['Home', 'Products', 'Category', 'Gallery', 'About', 'Blogs', 'Offers', 'Faqs'];

/** A build of the light pages, whose home page imports this module. */
const buildWith = (module: string): Build => ({
  chunks: {
    'index.html': { file: 'entry.js', isEntry: true },
    '_part.js': { file: 'part.js' },
    ...Object.fromEntries(
      names.map((name) => [
        `src/${name}Page.tsx`,
        { file: `${name}.js`, imports: name === 'Home' ? ['_part.js'] : [] },
      ]),
    ),
  },
  modules: {
    [module]: 'part.js',
    ...Object.fromEntries(names.map((name) => [`src/${name}Page.tsx`, `${name}.js`])),
  },
});

it.each([
  'src/features/checkout/CheckoutPage.tsx',
  'src/model/purchase/purchaseSlice.ts',
  'src/shared/form/useForm.ts',
  '../../packages/ui/src/overlays/dialog/Dialog.tsx',
  '../../node_modules/.pnpm/react-aria@3/node_modules/react-aria/dist/index.mjs',
  '../../node_modules/.pnpm/@react-aria+x@3/node_modules/@react-aria/x/index.mjs',
])('finds %s in the first load of home, and of no other page', (module) => {
  const found = strayModules(buildWith(module)).filter(({ modules }) => modules.length);
  expect(found).toEqual([{ path: '/', modules: [module] }]);
});

it.each([
  'src/model/purchase/listenToPurchase.ts',
  'src/features/home/Banner.tsx',
  '../../node_modules/.pnpm/react@19/node_modules/react/index.js',
])('has nothing against %s', (module) => {
  expect(strayModules(buildWith(module)).flatMap(({ modules }) => modules)).toEqual([]);
});

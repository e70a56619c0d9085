import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kinds, scaffold } from './scaffold.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parinda-new-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it.each([
  [
    'component',
    'product/price-tag',
    [
      'packages/ui/src/product/price-tag/PriceTag.css.ts',
      'packages/ui/src/product/price-tag/PriceTag.guide.tsx',
      'packages/ui/src/product/price-tag/PriceTag.stories.tsx',
      'packages/ui/src/product/price-tag/PriceTag.test.tsx',
      'packages/ui/src/product/price-tag/PriceTag.tsx',
      'packages/ui/src/product/price-tag/index.ts',
    ],
  ],
  [
    'page',
    'account/saved-cards',
    [
      'apps/storefront/src/features/account/SavedCardsPage.stories.tsx',
      'apps/storefront/src/features/account/SavedCardsPage.test.tsx',
      'apps/storefront/src/features/account/SavedCardsPage.tsx',
    ],
  ],
  [
    'endpoint',
    'catalog/listOffers',
    [
      'apps/api/src/domain/catalog/list-offers.test.ts',
      'apps/api/src/domain/catalog/list-offers.ts',
      'packages/api-client/pact/list-offers.pact.test.ts',
    ],
  ],
])('writes a %s as TypeScript that parses, and says what is left', (kind, name, expected) => {
  const { files, next } = scaffold(root, kind, name);
  expect(files).toEqual(expected);
  for (const file of files) {
    const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext };
    const options = { fileName: file, reportDiagnostics: true, compilerOptions };
    expect(ts.transpileModule(read(file), options).diagnostics).toEqual([]);
  }
  expect(`${files.map(read)}${next}`).not.toContain('__');
});

it('names each thing as its kind is named', () => {
  scaffold(root, 'component', 'product/price-tag');
  const folder = 'packages/ui/src/product/price-tag';
  expect(read(`${folder}/PriceTag.stories.tsx`)).toContain("title: 'Product/PriceTag'");
  expect(scaffold(root, 'page', 'account/saved-cards').next).toContain(
    "savedCards: '/saved-cards',",
  );
  expect(scaffold(root, 'endpoint', 'catalog/listOffers').next).toContain(
    'operationId: listOffers',
  );
});

it.each([
  ['component', 'PriceTag'],
  ['component', 'product/PriceTag'],
  ['page', '../saved-cards'],
  ['endpoint', 'catalog/list-offers'],
  ['module', 'product/price-tag'],
  [undefined, undefined],
])('refuses %s %s, and writes nothing', (kind, name) => {
  expect(() => scaffold(root, kind, name)).toThrow(kinds[`${kind}`]?.example ?? 'is none of');
  expect(readdirSync(root)).toEqual([]);
});

it('overwrites nothing, and refuses a name that another group has', () => {
  mkdirSync(join(root, 'packages/ui/src/order'), { recursive: true });
  writeFileSync(join(root, 'packages/ui/src/order/PriceTag.tsx'), 'mine');
  const again = () => scaffold(root, 'component', 'product/price-tag');
  expect(again).toThrow('packages/ui/src/order/PriceTag.tsx exists already: nothing was written.');
  expect(read('packages/ui/src/order/PriceTag.tsx')).toBe('mine');
  expect(() => read('packages/ui/src/product/price-tag/index.ts')).toThrow('ENOENT');
});

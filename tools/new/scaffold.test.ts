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
])('writes a %s as valid TypeScript and returns the next steps', (kind, name, expected) => {
  const { files, next } = scaffold(root, kind, name);
  expect(files).toEqual(expected);
  for (const file of files) {
    const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext };
    const options = { fileName: file, reportDiagnostics: true, compilerOptions };
    expect(ts.transpileModule(read(file), options).diagnostics).toEqual([]);
  }
  expect(`${files.map(read)}${next}`).not.toContain('__');
});

it('uses the name in the form of each kind', () => {
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
])('rejects %s %s and writes nothing', (kind, name) => {
  expect(() => scaffold(root, kind, name)).toThrow(kinds[`${kind}`]?.example ?? 'Unknown kind');
  expect(readdirSync(root)).toEqual([]);
});

it('rejects a name that exists in another group, and overwrites nothing', () => {
  mkdirSync(join(root, 'packages/ui/src/order'), { recursive: true });
  writeFileSync(join(root, 'packages/ui/src/order/PriceTag.tsx'), 'mine');
  const again = () => scaffold(root, 'component', 'product/price-tag');
  expect(again).toThrow(
    'Failed: packages/ui/src/order/PriceTag.tsx already exists. No files were written.',
  );
  expect(read('packages/ui/src/order/PriceTag.tsx')).toBe('mine');
  expect(() => read('packages/ui/src/product/price-tag/index.ts')).toThrow('ENOENT');
});

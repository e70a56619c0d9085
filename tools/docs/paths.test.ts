import { expect, it } from 'vitest';
import { wrongPaths, wrongPathsIn } from './paths.ts';

it.each([
  '`tools/docs/paths.ts`',
  'the `server/main.ts` of the storefront',
  '`db/schema/shop.ts`: the column',
  '[tests](testing.md)',
  '[contract](../contracts/openapi.yaml)',
  '```\nGET /products\n  src/app/pageReads.ts  reads\n```',
  '`apps/storefront/dist/server/entry.js` comes from the build',
  '`apps/storefront/src/features/<group>/<Name>Page.tsx`',
  'a file such as tools/nothing.ts that is not marked as code',
])('accepts %s', (markdown) => {
  expect(wrongPathsIn('docs/page.md', markdown)).toEqual([]);
});

it.each([
  ['`tools/docs/nothing.ts`', 'tools/docs/nothing.ts'],
  ['`db/schema/nothing.ts`: the column', 'db/schema/nothing.ts'],
  ['[contract](../contracts/nothing.yaml)', '../contracts/nothing.yaml'],
  ['```\n  src/app/nothing.ts  reads\n```', 'src/app/nothing.ts'],
])('reports the file that %s lacks', (markdown, path) => {
  const message = `docs/page.md: File not found: ${path}. Correct the path.`;
  expect(wrongPathsIn('docs/page.md', markdown)).toEqual([message]);
});

it('finds a file for each path in docs', () => {
  expect(wrongPaths()).toEqual([]);
});

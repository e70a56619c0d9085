import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const storefront = join(import.meta.dirname, '../../..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: storefront }).filter(
  (file) => !/\.(?:test|stories)\./.test(file),
);

// Spec: 2 §2 Cart
it.each([
  ['storageKeys.cart', ['src/model/cart/keepCart.ts']],
  [/['"]cartItems['"]/, ['src/shared/storage/storageKeys.ts']],
  ['document.cookie', []],
])('%s is used by one module at most: there is one cart, and no older duplicate', (key, files) => {
  const naming = sources.filter(
    (file) => readFileSync(join(storefront, file), 'utf8').search(key) >= 0,
  );
  expect(naming).toEqual(files);
});

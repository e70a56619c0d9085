import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|stories)\./.test(file));

it.each([
  ['storageKeys.cart', ['src/model/cart/keepCart.ts']],
  [/['"]cartItems['"]/, ['src/shared/business.ts']],
  ['document.cookie', []],
])('%s is named by one module at most: there is one cart, and no older duplicate', (key, files) => {
  const naming = sources.filter((file) => readFileSync(file, 'utf8').search(key) >= 0);
  expect(naming).toEqual(files);
});

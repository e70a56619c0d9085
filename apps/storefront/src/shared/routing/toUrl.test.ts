import { expect, it } from 'vitest';
import { toUrl } from './toUrl.ts';

it('parses absolute URLs, and relative ones with a base', () => {
  expect(toUrl('https://shop.example/a')?.pathname).toBe('/a');
  expect(toUrl('/a', 'https://shop.example')?.href).toBe('https://shop.example/a');
});

it.each(['', '/a', 'https://', 'http://a b'])('rejects %j', (text) => {
  expect(toUrl(text)).toBeUndefined();
});

import { afterEach, expect, it, vi } from 'vitest';
import { randomKey } from './randomKey.ts';

afterEach(() => vi.unstubAllGlobals());

it('differs each time, also without crypto.randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});

import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A page comes in a chunk of its own and then asks; a machine may be busy. */
export const patience = { timeout: 120_000 };

/** For files that test whole pages: each test has one of its own, in a browser that remembers nothing; what the shop logs is not shown. */
export function testPages(): void {
  vi.setConfig({ testTimeout: 2 * patience.timeout });
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A page loads its chunk and then its data; the machine may be busy. */
export const patience = { timeout: 120_000 };

/** For files that test whole pages: each test starts with an empty browser, and logs are silenced. */
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

import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** For `vi.waitFor`, as long as Testing Library's own functions wait (patience.ts). */
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

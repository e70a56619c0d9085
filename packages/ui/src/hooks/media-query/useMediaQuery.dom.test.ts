import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMediaQuery } from './useMediaQuery.ts';

afterEach(() => vi.unstubAllGlobals());

it('does not match in a browser without matchMedia', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(renderHook(() => useMediaQuery('(min-width: 48rem)')).result.current).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { isUnexpected } from './errors.ts';

describe('isUnexpected', () => {
  it.each([
    [{ status: 400, data: null }, false],
    [{ status: 499, data: null }, false],
    [{ status: 500, data: null }, true],
    [{ status: 399, data: null }, true],
    [{ status: 'FETCH_ERROR' as const, error: 'x' }, true],
    [{ status: 'TIMEOUT_ERROR' as const, error: 'x' }, true],
    [{ status: 200, data: {} }, false],
    [{ status: 'PARSING_ERROR' as const, originalStatus: 200, data: '', error: 'x' }, true],
    [{ status: 'PARSING_ERROR' as const, originalStatus: 404, data: '', error: 'x' }, false],
    [{ message: 'thrown' }, true],
  ])('returns for %j: %s', (error, expected) => {
    expect(isUnexpected(error)).toBe(expected);
  });
});

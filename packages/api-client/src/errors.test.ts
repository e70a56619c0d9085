import { describe, expect, it } from 'vitest';
import { fieldErrors, isUnexpected, serverErrors, serverMessage } from './errors.ts';

describe('serverMessage', () => {
  it.each([
    [{ message: 'No stock' }, 'No stock'],
    [{ error: 'This OTP is not valid.' }, 'This OTP is not valid.'],
    [{ errors: ['First', 'Second'] }, 'First'],
    [{ detail: 'other' }, undefined],
    ['<html>', undefined],
    [null, undefined],
  ])('of %j is %j', (data, expected) => {
    expect(serverMessage({ status: 400, data })).toBe(expected);
  });
});

describe('fieldErrors', () => {
  it('keeps what is a list of texts and nothing else', () => {
    const data = { email: ['Taken'], message: 'x', n: [1] };
    expect(fieldErrors({ status: 400, data })).toEqual({ email: ['Taken'] });
  });
});

describe('serverErrors', () => {
  it('is empty for a body of another shape', () => {
    expect(serverErrors({ status: 400, data: { errors: 'x' } })).toEqual([]);
  });
});

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
  ])('of %j is %s', (error, expected) => {
    expect(isUnexpected(error)).toBe(expected);
  });
});

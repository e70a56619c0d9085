import { describe, expect, it } from 'vitest';
import { fieldErrors, serverErrors, serverMessage } from './refusals.ts';

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

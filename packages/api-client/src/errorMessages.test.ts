import { describe, expect, it } from 'vitest';
import { fieldErrors, serverErrors, serverMessage } from './errorMessages.ts';

describe('serverMessage', () => {
  // Spec: 2 §8
  it.each([
    [{ message: 'No stock' }, 'No stock'],
    [{ error: 'This OTP is not valid.' }, 'This OTP is not valid.'],
    [{ errors: ['First', 'Second'] }, 'First'],
    [{ errors: 'Alone' }, 'Alone'],
    [{ errors: { email: ['Unknown'] } }, 'Unknown'],
    [{ non_field_errors: ['Not both'] }, 'Not both'],
    [{ detail: 'other' }, undefined],
    ['<html>', undefined],
    [null, undefined],
  ])('returns for %j: %j', (data, expected) => {
    expect(serverMessage({ status: 400, data })).toBe(expected);
  });
});

describe('fieldErrors', () => {
  it('keeps lists of texts only', () => {
    const data = { email: ['Taken'], message: 'x', n: [1] };
    expect(fieldErrors({ status: 400, data })).toEqual({ email: ['Taken'] });
  });

  // Spec: 2 §8
  it.each([
    [{ email: 'taken' }, { email: ['taken'] }],
    [
      { errors: { email: 'taken', contact: ['a', 'b'] } },
      { email: ['taken'], contact: ['a', 'b'] },
    ],
    [{ message: ['This field is required.'] }, { message: ['This field is required.'] }],
    [{ errors: 'taken' }, {}],
    [{ errors: ['taken'] }, {}],
    [{ non_field_errors: ['taken'], detail: 'x', msg: 'y' }, {}],
  ])('returns for %j: %j', (data, expected) => {
    expect(fieldErrors({ status: 400, data })).toEqual(expected);
  });
});

describe('serverErrors', () => {
  it.each([
    ['x', ['x']],
    [
      ['x', 5, 'y'],
      ['x', 'y'],
    ],
    [{ email: 'x', password: ['y', 'z'] }, ['x', 'y', 'z']],
    [5, []],
    [undefined, []],
  ])('returns for the errors %j: %j', (errors, expected) => {
    expect(serverErrors({ status: 400, data: { errors } })).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { checkRegistration, readRefusal } from './registration.ts';

const form = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  contact: '',
  password: 'a long pass phrase',
  confirm_password: 'a long pass phrase',
};

describe('checking the register face', () => {
  it('asks for name, email, password and confirm password, not for a contact number', () => {
    expect(checkRegistration(form)).toBeNull();
  });

  it.each(['name', 'email', 'password', 'confirm_password'])('misses an empty %s', (field) => {
    const refusal = checkRegistration({ ...form, [field]: '' });
    expect(refusal?.texts).toEqual(['Please fill all required signup fields']);
    expect(Object.keys(refusal?.problems ?? {})).toEqual([field]);
  });

  it('compares the passwords', () => {
    expect(checkRegistration({ ...form, confirm_password: 'another' })?.texts).toEqual([
      "Both passwords don't match",
    ]);
  });
});

describe('telling why a registration was refused', () => {
  it('gives one text per message of a field', () => {
    const data = { email: ['Taken', 'x'], contact: ['Too long'] };
    expect(readRefusal({ status: 400, data })).toEqual({
      texts: ['email: Taken', 'email: x', 'contact: Too long'],
      problems: { email: 'Taken x', contact: 'Too long' },
    });
  });

  it.each([
    [{ status: 400, data: { message: 'Please verify first.' } }, 'Please verify first.'],
    [{ status: 400, data: {} }, 'Registration failed'],
    [{ status: 500, data: null }, 'Something went wrong'],
    [
      { status: 'FETCH_ERROR' as const, error: 'x' },
      'Server not responding. Please check your connection.',
    ],
    [{ message: 'thrown' }, 'An unexpected error occurred.'],
  ])('of %j says %j', (error, text) => {
    expect(readRefusal(error).texts).toEqual([text]);
  });
});

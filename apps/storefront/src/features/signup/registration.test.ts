import { describe, expect, it } from 'vitest';
import { checkForm } from '../../shared/forms/rules.ts';
import { readRegistrationErrors, registrationRules, summarize } from './registration.ts';

const form = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  contact: '',
  password: 'a long pass phrase',
  confirm_password: 'a long pass phrase',
};

describe('checks of the register face', () => {
  // Spec: 2 §5
  it('require name, email, password and confirm password, but no contact number', () => {
    expect(checkForm(registrationRules, form)).toEqual({});
  });

  it.each(['name', 'email', 'password', 'confirm_password'])('report an empty %s', (field) => {
    const problems = checkForm(registrationRules, { ...form, [field]: '' });
    expect(summarize(problems)).toBe('Please fill all required signup fields');
    expect(Object.keys(problems)).toEqual([field]);
  });

  // Spec: 2 §5
  it.each([
    [{ confirm_password: 'another' }, ['confirm_password'], "Both passwords don't match"],
    [
      { password: 'seven 7', confirm_password: 'seven 7' },
      ['password'],
      'Please choose a password of at least 8 characters',
    ],
    [
      { password: 'seven 7', confirm_password: 'another' },
      ['confirm_password', 'password'],
      "Both passwords don't match",
    ],
  ])('compare the passwords and check their length: %j', (passwords, fields, text) => {
    const problems = checkForm(registrationRules, { ...form, ...passwords });
    expect(Object.keys(problems)).toEqual(fields);
    expect(summarize(problems)).toBe(text);
  });
});

describe('messages of a rejected registration', () => {
  // Spec: 2 §8
  it('list one text per message of a field', () => {
    const data = { email: ['Taken', 'x'], contact: ['Too long'] };
    expect(readRegistrationErrors({ status: 400, data })).toEqual({
      texts: [],
      problems: { email: 'Taken x', contact: 'Too long' },
      textsOfFields: { email: ['email: Taken', 'email: x'], contact: ['contact: Too long'] },
    });
  });

  // Spec: 2 §8
  it.each([
    [{ email: 'taken' }, { email: 'taken' }, ['email: taken']],
    [{ errors: { email: ['taken'] } }, { email: 'taken' }, ['email: taken']],
    [{ errors: 'Closed' }, undefined, ['Closed']],
    [{ errors: ['Closed', 'x'] }, undefined, ['Closed']],
    [{ address: ['Too long'] }, {}, ['address: Too long']],
  ])('show the errors of %j beside their fields', (data, problems, texts) => {
    const errors = readRegistrationErrors({ status: 400, data });
    expect(errors.problems).toEqual(problems);
    expect([...errors.texts, ...Object.values(errors.textsOfFields ?? {}).flat()]).toEqual(texts);
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
  ])('translate %j to %j', (error, text) => {
    expect(readRegistrationErrors(error).texts).toEqual([text]);
  });
});

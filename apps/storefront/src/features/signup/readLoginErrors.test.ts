import { expect, it } from 'vitest';
import { readLoginErrors } from './readLoginErrors.ts';

// Spec: 2 §8
it.each([
  [
    { status: 401, data: { errors: ['Invalid e-mail or password.'] } },
    'Invalid e-mail or password.',
  ],
  [{ status: 400, data: {} }, 'Login failed'],
  [{ status: 500, data: null }, 'Login failed'],
  [{ status: 'FETCH_ERROR' as const, error: 'x' }, 'Unexpected error during login'],
  [
    { status: 'PARSING_ERROR' as const, originalStatus: 200, data: '<html>', error: 'x' },
    'Unexpected error during login',
  ],
  [undefined, 'Unexpected error during login'],
])('a failed login with %j shows %j', (error, text) => {
  expect(readLoginErrors(error).texts).toEqual([text]);
});

// Spec: 2 §8
it.each([
  [{ errors: { email: ['No such customer.'] } }, { email: 'No such customer.' }],
  [{ password: 'Wrong.' }, { password: 'Wrong.' }],
])('shows an error of a field beside it: %j', (data, problems) => {
  const errors = readLoginErrors({ status: 400, data });
  expect(errors).toEqual({
    texts: [],
    problems,
    textsOfFields: Object.fromEntries(Object.entries(problems).map(([f, text]) => [f, [text]])),
  });
});

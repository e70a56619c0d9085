import { expect, it } from 'vitest';
import { readLoginRefusal } from './loginRefusal.ts';

it.each([
  [
    { status: 401, data: { errors: ['Invalid e-mail or password.'] } },
    'Invalid e-mail or password.',
  ],
  [{ status: 400, data: {} }, 'Login failed'],
  [{ status: 500, data: null }, 'Login failed'],
  [{ status: 'FETCH_ERROR' as const, error: 'x' }, 'Unexpected error during login'],
  [undefined, 'Unexpected error during login'],
])('a login failing with %j says %j', (error, text) => {
  expect(readLoginRefusal(error)).toBe(text);
});

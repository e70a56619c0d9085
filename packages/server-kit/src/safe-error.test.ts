import { expect, it } from 'vitest';
import { safeError } from './safe-error.ts';

const failedQuery = (cause?: Error) =>
  Object.assign(new Error('Failed query: insert\nparams: asha@example.com', { cause }), {
    params: ['asha@example.com'],
  });

it.each([
  [new Error('broken'), 'broken'],
  [new Error('outer', { cause: new Error('inner') }), 'inner'],
  [failedQuery(), 'Failed query'],
  [failedQuery(new Error('Connection terminated')), 'Connection terminated'],
  [
    failedQuery(
      Object.assign(new Error('violates check constraint "products_price"'), {
        code: '23514',
        params: ['asha@example.com'],
      }),
    ),
    'violates check constraint "products_price"',
  ],
  [
    Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
    }),
    'duplicate key value violates unique constraint "users_email"',
  ],
  [
    Object.assign(new Error('invalid input syntax for type integer: "asha@example.com"'), {
      code: '22P02',
    }),
    'PostgreSQL error 22P02',
  ],
  ['text', 'not an Error'],
])('keeps the message of an error without values: %s', (error, message) => {
  const safe = safeError(error);
  expect(safe.message).toBe(message);
  expect(safe.stack).toMatch(/^Error: .*\n +at /);
  expect(JSON.stringify(safe)).not.toContain('asha');
});

it('keeps no text of a message in the stack', () => {
  const error = failedQuery();
  error.message = 'Failed query: changed later';
  expect(JSON.stringify(safeError(error))).not.toContain('asha');
});

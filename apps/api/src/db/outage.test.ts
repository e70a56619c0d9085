import { expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  [withCode('ECONNREFUSED'), 'unreachable'],
  [withCode('57P03'), 'unreachable'],
  [withCode('57014'), 'unreachable'],
  [withCode('55P03'), 'unreachable'],
  [new Error('Query read timeout'), 'unreachable'],
  [new Error('timeout exceeded when trying to connect'), 'unreachable'],
  [
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    'unreachable',
  ],
  [new Error('Failed query', { cause: withCode('53100') }), 'full'],
  [withCode('ENOSPC'), 'full'],
  [withCode('23505'), undefined],
  [new Error('a mistake of ours'), undefined],
  ['no error', undefined],
])('%s: %s', (error, outage) => {
  expect(outageOf(error)).toBe(outage);
});

import { expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  [withCode('ECONNREFUSED'), 'away'],
  [withCode('57P03'), 'away'],
  [withCode('57014'), 'away'],
  [withCode('55P03'), 'away'],
  [new Error('Query read timeout'), 'away'],
  [new Error('timeout exceeded when trying to connect'), 'away'],
  [new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }), 'away'],
  [new Error('Failed query', { cause: withCode('53100') }), 'full'],
  [withCode('ENOSPC'), 'full'],
  [withCode('23505'), undefined],
  [new Error('a mistake of ours'), undefined],
  ['no error', undefined],
])('%s: %s', (error, outage) => {
  expect(outageOf(error)).toBe(outage);
});

import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepResults, readResults } from './results.ts';

const verdict = (interaction: string, problems: string[] = []) => ({
  call: 'getOrder',
  interaction,
  isKept: problems.length === 0,
  problems,
  mismatches: [],
});

it('keeps the last result of each interaction and server', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-results-'));
  const file = join(folder.path, 'dist/verified.json');
  expect(readResults(file)).toEqual({});
  keepResults('first', [verdict('an order'), verdict('no order')], file);
  keepResults('second', [verdict('an order')], file);
  keepResults('first', [verdict('an order', ['status: expected 200, got 500'])], file);
  const result = { at: expect.stringMatching(/Z$/), isKept: true, problems: [] };
  const failed = { ...result, isKept: false, problems: ['status: expected 200, got 500'] };
  expect(readResults(file)).toEqual({
    first: { 'an order': failed, 'no order': result },
    second: { 'an order': result },
  });
});

it('rejects a file that is not JSON, and leaves it unchanged', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-results-'));
  const file = join(folder.path, 'verified.json');
  writeFileSync(file, '{"first":');
  expect(() => keepResults('second', [verdict('an order')], file)).toThrow('Delete it, then run');
  expect(readFileSync(file, 'utf8')).toBe('{"first":');
});

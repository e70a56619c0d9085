import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-rows-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return readRows(file);
};

it('reads CSV with a byte order mark, quotes and empty lines', () => {
  const text = '\ufeffslug,title\r\na,"Net, 10 × 10 m"\r\n\r\nb,"Says ""hello"""\r\n';
  expect(read('a.csv', text)).toEqual([
    { slug: 'a', title: 'Net, 10 × 10 m' },
    { slug: 'b', title: 'Says "hello"' },
  ]);
});

it('reads a JSON list', () => {
  expect(read('A.JSON', '[{ "slug": "a" }]')).toEqual([{ slug: 'a' }]);
});

it.each([
  ['a.csv', 'slug,title\na,b,c\n', /^Row 1: Too many fields/],
  ['b.csv', 'slug,title\na,"b\n', /^Row 1: .*quote/i],
  ['a.json', '[', /^The file is not valid JSON\.$/],
  ['b.json', '{}', /^The file does not contain a list\.$/],
  ['a.xlsx', '', /^The file name must end with \.json or \.csv\.$/],
])('reports the error in %s', (name, text, message) => {
  expect(() => read(name, text)).toThrow(message);
});

it('reports a missing file', () => {
  expect(() => readRows(join(folder, 'none.csv'))).toThrow('The file cannot be read (ENOENT).');
});

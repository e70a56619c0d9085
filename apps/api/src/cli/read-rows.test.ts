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

const read = (name: string, text: string | Buffer) => {
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

it.each([
  ['a Windows file that ends with a Unix line', 'slug,title\r\na,Net\r\nb,Tape\n'],
  ['a Unix file with Windows lines', 'slug,title\na,Net\r\nb,Tape\r\n'],
  ['an old Mac file', 'slug,title\ra,Net\rb,Tape\r'],
  ['quoted last cells', 'slug,title\r\na,"Net"\r\nb,"Tape"\n'],
  ['capitals and spaces in the header', 'SLUG, Title \na,Net\nb,Tape\n'],
  ['semicolons', 'slug;title\na;Net\nb;Tape\n'],
  ['the line of Excel that names the delimiter', 'sep=;\r\nslug;title\r\na;Net\r\nb;Tape\r\n'],
  ['UTF-16 with tabs', Buffer.from('\ufeffslug\ttitle\r\na\tNet\r\nb\tTape\r\n', 'utf16le')],
  ['big-endian UTF-16', Buffer.from('\ufeffslug,title\na,Net\nb,Tape', 'utf16le').swap16()],
])('reads %s', (_case, text) => {
  expect(read('variant.csv', text)).toEqual([
    { slug: 'a', title: 'Net' },
    { slug: 'b', title: 'Tape' },
  ]);
});

it('keeps line breaks within quotes', () => {
  expect(read('breaks.csv', 'slug,title\r\na,"One\r\nTwo\nThree"\n')).toEqual([
    { slug: 'a', title: 'One\r\nTwo\nThree' },
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

it('refuses another encoding and says how to save the file', () => {
  expect(() => read('latin.csv', Buffer.from('slug,title\na,Caf\u00e9', 'latin1'))).toThrow(
    'The file is not in UTF-8. Save it as "CSV UTF-8".',
  );
});

it('reports a missing file', () => {
  expect(() => readRows(join(folder, 'none.csv'))).toThrow('The file cannot be read (ENOENT).');
});

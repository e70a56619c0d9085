import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../tools/run/project.ts';
import { plain, problemsOf, readConformance, titlesIn } from './conformance.ts';

function read(path: string): string | undefined {
  const file = inProject(path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
}

const { rows, unproven } = readConformance(read('docs/conformance.md') ?? '');

describe('docs/conformance.md', () => {
  it('names files and tests that exist', () => {
    expect(problemsOf(rows, read)).toEqual([]);
  });

  it.each(['1', '2'])('has every section of document %s', (document) => {
    const has = (section: number) =>
      rows.some((row) => new RegExp(`^${document} §${section}\\b`).test(row.section));
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((section) => !has(section))).toEqual([]);
  });

  it('makes each statement once', () => {
    const statements = rows.map(({ section, statement }) => `${section}: ${statement}`);
    expect(statements.filter((one, index) => statements.indexOf(one) !== index)).toEqual([]);
  });

  it('counts itself rightly', () => {
    const text = read('docs/conformance.md');
    const of = (prefix: string) => rows.filter(({ section }) => section.startsWith(prefix)).length;
    const counts = `${of('1 ')} of document 1, ${of('2 ')} of document 2, ${of('D ')} decisions`;
    expect(text).toContain(`${counts}; not proven yet: ${unproven.length}.`);
  });
});

const files: Record<string, string> = {
  'a.ts': '',
  'a.test.ts':
    "import { rows } from './rows.ts';\nit('adds', () => {});\nit.each(rows)(\n  'of %s',\n);",
  'rows.ts': "export const rows = [['one'], ['two']];",
  'a.stories.tsx': 'export const Seen: Story = { play: looks };\nexport const Unseen: Story = {};',
};
const problems = (livesIn: string, provedBy: string) =>
  problemsOf(
    readConformance(`| 1 §2 | It adds | \`${livesIn}\` | ${provedBy} |`).rows,
    (path) => files[path],
  );

describe('the check', () => {
  it.each([
    '`a.test.ts › adds`',
    '`a.test.ts › of %s`',
    '`a.test.ts › of %s › two`',
    '`a.stories.tsx › Seen`',
    '`a.test.ts › adds` `a.stories.tsx › Seen`',
  ])('takes %s', (provedBy) => {
    expect(problems('a.ts', provedBy)).toEqual([]);
  });

  it.each([
    ['b.ts', '`a.test.ts › adds`', "line 1: there is no file 'b.ts' it could live in"],
    ['a.ts', '`b.test.ts › adds`', 'line 1: there is no b.test.ts'],
    ['a.ts', '`a.ts › adds`', 'line 1: a.ts is no test file'],
    ['a.ts', '`a.test.ts › subtracts`', "line 1: a.test.ts has no test 'subtracts'"],
    ['a.ts', '`a.test.ts › of %s › three`', "line 1: 'of %s' has no row 'three'"],
    ['a.ts', '`a.stories.tsx › Unseen`', 'line 1: a.stories.tsx has no story Unseen that looks'],
    ['a.ts', 'by looking', 'line 1: nothing proves it'],
  ])('sees what is wrong with %s, %s', (livesIn, provedBy, problem) => {
    expect(problems(livesIn, provedBy)).toEqual([problem]);
  });

  it('reads titles as they are written', () => {
    const source = [
      "test('one', () => {});",
      'const paying = test.extend({});',
      "paying(\n  'two',\n  async () => {},\n);",
      "it.each([\n  ['x'],\n])('of %j', () => {});",
      'test(`at any width`, () => {});',
      "it.skip('left out', () => {});",
      "expect(of('no title'));",
    ].join('\n');
    expect([...titlesIn(source)]).toEqual(['one', 'two', 'of %j', 'at any width']);
  });

  it('takes one quote for another, and a line break for a blank', () => {
    expect(plain('the “x”  provider’s\n"key"')).toBe("the “x” provider's 'key'");
  });
});

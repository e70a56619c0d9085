import { expect, it } from 'vitest';
import { findProblems, readTests, toMarkdown } from './conformance.ts';

const sectionsOf = (file: string, ...lines: string[]) =>
  Object.fromEntries(
    readTests(file, lines.join('\n')).tests.map(({ name, sections }) => [name, sections]),
  );

it('reads the tag above a test, a group, a table of tests and a generated test', () => {
  const tests = sectionsOf(
    'a.test.ts',
    '// Spec: 1 §4',
    "describe('the cart', () => {",
    '  // Spec: 2 §2 Cart; decisions Cart',
    "  it('adds', () => {});",
    "  it('has no tag', () => {});",
    '});',
    '// Spec: 2 §5',
    "it.each([['one'], ['two']])(",
    "  'takes %s',",
    '  () => {},',
    ');',
    'for (const path of paths) {',
    '  // Spec: 2 §7',
    `  test(\`calls \${path}\`, () => {});`,
    '}',
  );
  expect(tests).toEqual({
    'a.test.ts › the cart': ['1 §4'],
    'a.test.ts › the cart › adds': ['2 §2 Cart', 'decisions Cart'],
    'a.test.ts › the cart › has no tag': [],
    'a.test.ts › takes %s': ['2 §5'],
    'a.test.ts › calls ${path}': ['2 §7'],
  });
});

it('reads tests of an extended test function', () => {
  const lines = ['const paid = base.extend({});', '// Spec: 2 §4', "paid('pays', () => {});"];
  expect(sectionsOf('a.spec.ts', ...lines)).toEqual({ 'a.spec.ts › pays': ['2 §4'] });
});

it('counts a story only if it has a play function', () => {
  const { tests, strayTags } = readTests(
    'a.stories.tsx',
    [
      '// Spec: 1 §3',
      'export const Played: Story = { play: check };',
      '// Spec: 1 §3',
      'export const Shown: Story = { args: {} };',
    ].join('\n'),
  );
  expect(tests.map(({ name }) => name)).toEqual(['a.stories.tsx › Played']);
  expect(strayTags).toEqual(['a.stories.tsx:3']);
});

it.each([
  ['a skipped test', "it.skip('adds', () => {});"],
  ['a todo', "it.todo('adds');"],
  ['another call', "click('Add');"],
  ['an empty line', "\nit('adds', () => {});"],
])('reports a tag above %s', (_name, code) => {
  const file = readTests('a.test.ts', `// Spec: 1 §1\n${code}`);
  expect(findProblems([file], [])).toEqual(['a.test.ts:1: No test below this tag.']);
});

it('reports unknown sections and sections without a test', () => {
  const file = readTests('a.test.ts', "// Spec: 1 §1; 1 §12\nit('adds', () => {});");
  expect(findProblems([file], ['1 §1', '1 §2'])).toEqual([
    'a.test.ts › adds: Unknown section "1 §12". See tools/spec-sections.json.',
    'No test for section 1 §2. Put "// Spec: 1 §2" above one.',
  ]);
});

it('lists the tests of each section', () => {
  const { tests } = readTests('a.test.ts', "// Spec: 1 §1; 2 §5\nit('adds', () => {});");
  expect(toMarkdown(tests, { '1 §1': 'Purpose', '2 §5': 'Validation' })).toBe(
    [
      '# Tests of each section\n',
      '## 1 §1: Purpose\n',
      '- a.test.ts › adds\n',
      '## 2 §5: Validation\n',
      '- a.test.ts › adds\n',
    ].join('\n'),
  );
});

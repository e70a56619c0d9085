import { describe, expect, it } from 'vitest';
import { betterWords, findWords } from './words.ts';

const openings = ['What', 'Of', 'Who', 'Whoever', 'That which'];

describe.each(openings)('a sentence that begins with %s', (word) => {
  it.each([
    ['a.ts', `/** ${word} it returns. */`],
    ['a.ts', `  // ${word} it returns.`],
    ['a.ts', `const a = 1; // ${word} it returns.`],
    ['a.ts', `   * Returns a number. ${word} it returns.`],
    ['a.ts', `it('${word.toLowerCase()} it returns', () => {});`],
    ['a.ts', `])('${word.toLowerCase()} it returns', () => {});`],
    ['a.md', `${word} it returns.`],
    ['a.md', `- **${word} it returns.**`],
    ['a.md', `| a | ${word} it returns. |`],
    ['a.yaml', `description: ${word} it returns.`],
    ['a.yaml', `{ type: string, description: "${word} it returns." }`],
  ])('fails in %s: %s', (file, line) => {
    expect(findWords(file, `\n${line}`)).toEqual([
      expect.stringMatching(new RegExp(`^${file}:2: "${word}", write instead: .+`, 'i')),
    ]);
  });
});

it.each(Object.entries(betterWords))('rejects "%s" and names "%s"', (word, better) => {
  const problem = `:1: "${word}", write instead: ${better}`;
  expect(findWords('a.ts', `const a = '${word}';`)).toEqual([`a.ts${problem}`]);
  expect(findWords('a.md', `Read about ${word}.`)).toEqual([`a.md${problem}`]);
});

it('reports the line of a test name that stands below its call', () => {
  const [word] = openings;
  expect(findWords('a.ts', `it(\n  '${word} it returns',\n);`)).toEqual([
    expect.stringMatching(/^a\.ts:2:/),
  ]);
});

it.each([
  ['a.ts', '// Returns what the server sent, or the health of it.'],
  ['a.ts', "const question = 'What is it?';"],
  ['a.ts', 'const url = `http://host/What`;'],
  ['a.md', 'Shows what is missing. Offers the rest.'],
])('accepts in %s: %s', (file, line) => {
  expect(findWords(file, line)).toEqual([]);
});

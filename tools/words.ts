import { globSync, readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { parse } from 'yaml';

const checkedFiles = [
  '{*.md,docs/*.{md,ts}}',
  '{apps,e2e,packages}/**/*.{md,ts,tsx}',
  'contracts/{*.md,*.yaml,examples/**/*.{js,py,sql}}',
  '{.storybook,tools}/**/*.{css,md,mjs,ts,tsx,txt,tmpl}',
];

/** Wrong word -> better word. */
export const betterWords: Record<string, string> = parse(
  readFileSync(inProject('tools/words.yaml'), 'utf8'),
);

const wrongWord = new RegExp(`\\b(${Object.keys(betterWords).join('|')})\\b`, 'gi');
const better = new Map(
  Object.entries(betterWords).map(([word, text]) => [word.toLowerCase(), text]),
);

const openings = '(What|Of|Who|Whoever|That which)\\b';
const wrongSentence = new RegExp(`(?:^|[.:;!?|]\\s+)[\\s>"'\`(*#|-]*${openings}`, 'g');
const wrongTestName = new RegExp(
  `(?:\\b(?:it|test|describe|interaction)(?:\\.\\w+)*|[\\])]\\))\\(\\s*['"\`]${openings}`,
  'gi',
);

/** Returns the comment of a line of TypeScript, without its marks. */
function commentOf(line: string): string {
  const [, text = ''] = /(?:^\s*(?:\/\*\*?|\*)|(?:^|\s)\/\/)\s(.*)/.exec(line) ?? [];
  return text;
}

/** Returns one line for each wrong word: `file:line: problem`. */
export function findWords(file: string, text: string): string[] {
  const isCode = /\.tsx?$/.test(file);
  const problems = text.split('\n').flatMap((line, index) => {
    const prose = isCode ? commentOf(line) : line;
    const sentences = [...prose.matchAll(wrongSentence)].map(([, word = '']) => [index, word]);
    const words = [...line.matchAll(wrongWord)].map(([word]) => [index, word]);
    return [...sentences, ...words] as [number, string][];
  });
  const testNames = isCode ? [...text.matchAll(wrongTestName)] : [];
  for (const { index, 0: match, 1: word = '' } of testNames) {
    problems.push([text.slice(0, index + match.length).split('\n').length - 1, word]);
  }
  return problems.map(([index, word]) => {
    const advice = better.get(word.toLowerCase()) ?? 'a sentence that begins with its subject';
    return `${file}:${index + 1}: "${word}", write instead: ${advice}`;
  });
}

if (import.meta.main) {
  // The seed is shop copy.
  const exclude = [
    '**/node_modules/**',
    '**/dist/**',
    'apps/api/src/db/seed/**',
    'packages/ui/guides/**',
  ];
  const files = globSync(checkedFiles, { cwd: inProject(), exclude }).sort();
  const problems = files.flatMap((file) => findWords(file, readFileSync(inProject(file), 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

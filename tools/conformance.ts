// `node tools/conformance.ts` prints the tests of each section of the requirement. With `--check` it
// writes them to reports/conformance.md and fails when a tag is wrong or a section has no test.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import ts from 'typescript';
import knownSections from './spec-sections.json' with { type: 'json' };

/** A test, a group of tests, or a story with a `play` function. */
interface Test {
  title: string;
  /** File, titles of the groups around the test, and its own title. */
  name: string;
  sections: string[];
}

const tag = /^\s*\/\/ Spec:(.*)$/;

function titleOf(node: ts.Node, callers: string[]): string | undefined {
  if (ts.isVariableStatement(node) && /^export .*\bplay\b/s.test(node.getText())) {
    return node.declarationList.declarations[0]?.name.getText();
  }
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return;
  const { expression: callee, arguments: args } = node.expression;
  const [caller = '', ...modifiers] = callee
    .getText()
    .replace(/[(<`].*/s, '')
    .split('.');
  const isSkipped = modifiers.some((name) => ['skip', 'todo', 'fixme'].includes(name));
  if (!callers.includes(caller) || isSkipped || !args[0]) return;
  if (ts.isStringLiteralLike(args[0])) return args[0].text;
  if (ts.isTemplateExpression(args[0])) return args[0].getText().slice(1, -1);
}

/** Returns the tests of a file, and its tags without a test as `file:line`. */
export function readTests(file: string, source: string): { tests: Test[]; strayTags: string[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const extended = [...source.matchAll(/\w+(?= = \w+\.extend\b)/g)].map(([name]) => name);
  const callers = ['describe', 'interaction', 'it', 'test', ...extended];
  const tags = new Map(source.split('\n').map((line, index) => [index, tag.exec(line)?.[1]]));
  const tests: Test[] = [];
  function visit(node: ts.Node, path: string[]) {
    const title = titleOf(node, callers);
    const titles = title === undefined ? path : [...path, title];
    if (title !== undefined) {
      const lineAbove = tree.getLineAndCharacterOfPosition(node.getStart()).line - 1;
      const sections = tags.get(lineAbove)?.trim().split(/ *; */) ?? [];
      tags.delete(lineAbove);
      tests.push({ title, name: titles.join(' › '), sections });
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  }
  visit(tree, [file]);
  const stray = [...tags].filter(([, sections]) => sections !== undefined);
  return { tests, strayTags: stray.map(([index]) => `${file}:${index + 1}`) };
}

/** Returns a message for each wrong tag, and for each section without a test. */
export function findProblems(files: ReturnType<typeof readTests>[], known: string[]): string[] {
  const tags = files.flatMap(({ tests }) =>
    tests.flatMap(({ name, sections }) => sections.map((section) => ({ name, section }))),
  );
  const unknown = tags.filter(({ section }) => !known.includes(section));
  const untested = known.filter((key) => !tags.some(({ section }) => section === key));
  return [
    ...files.flatMap(({ strayTags }) => strayTags.map((at) => `${at}: No test below this tag.`)),
    ...unknown.map(
      ({ name, section }) => `${name}: Unknown section "${section}". See tools/spec-sections.json.`,
    ),
    ...untested.map((key) => `No test for section ${key}. Put "// Spec: ${key}" above one.`),
  ];
}

/** Returns Markdown: a list of tests for each section. */
export function toMarkdown(tests: Test[], titles: Record<string, string>): string {
  const parts = Object.entries(titles).map(([key, title]) => {
    const tagged = tests.filter(({ sections }) => sections.includes(key));
    return [`## ${key}: ${title}`, '', ...tagged.map(({ name }) => `- ${name}`), ''].join('\n');
  });
  return ['# Tests of each section', '', ...parts].join('\n');
}

if (import.meta.main) {
  const folders = '{.storybook,apps,contracts,docs,e2e,packages,tools}';
  const paths = globSync(`${folders}/**/*.{test.ts,test.tsx,spec.ts,stories.tsx}`, {
    cwd: inProject(),
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  });
  const files = paths.sort().map((path) => readTests(path, readFileSync(inProject(path), 'utf8')));
  const tests = files.flatMap((file) => file.tests);
  const report = toMarkdown(tests, knownSections);
  if (process.argv.includes('--check')) {
    const problems = findProblems(files, Object.keys(knownSections));
    mkdirSync(inProject('reports'), { recursive: true });
    writeFileSync(inProject('reports/conformance.md'), report);
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length ? 1 : 0;
  } else console.log(report);
}

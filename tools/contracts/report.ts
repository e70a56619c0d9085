import type { Verdict } from './verdict.ts';

/** Returns a table with a row for each interaction, followed by its problems. */
export function asTable(verdicts: Verdict[]): string {
  const width = Math.max(4, ...verdicts.map(({ call }) => call.length));
  const row = (mark: string, call: string, text: string) =>
    `${mark.padEnd(5)} ${call.padEnd(width)}  ${text}`;
  const lines = verdicts.flatMap(({ isKept, call, interaction, problems }) => [
    row(isKept ? 'pass' : 'FAIL', call, interaction),
    ...problems.map((problem) => row('', '', `  ${problem}`)),
  ]);
  return [row('', 'call', 'interaction'), ...lines].join('\n');
}

export function summary(verdicts: Verdict[]): string {
  const broken = verdicts.filter(({ isKept }) => !isKept).length;
  return `${verdicts.length - broken} of ${verdicts.length} interactions kept, ${broken} broken`;
}

interface TestCase {
  name: string;
  /** The first is the message of the failure. None: the test passed. */
  problems: string[];
  notes?: string[];
}

/** XML 1.0 cannot contain other control characters. */
const escaped = (text: string) =>
  text
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '\uFFFD')
    .replaceAll(/[&<>"\n]/g, (character) => `&#${character.codePointAt(0)};`);

/** Returns a JUnit file with one test suite. */
export function asJUnit(suite: string, tests: TestCase[]): string {
  const cases = tests.map(({ name, problems, notes = [] }) => {
    const failure = problems.length
      ? `<failure message="${escaped(`${problems[0]}`)}">${escaped(problems.join('\n'))}</failure>`
      : '';
    const output = notes.length ? `<system-out>${escaped(notes.join('\n'))}</system-out>` : '';
    return `<testcase classname="${suite}" name="${escaped(name)}">${failure}${output}</testcase>`;
  });
  const failures = tests.filter(({ problems }) => problems.length).length;
  const counts = `tests="${tests.length}" failures="${failures}"`;
  const content = `<testsuite name="${suite}" ${counts}>${cases.join('')}</testsuite>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<testsuites>${content}</testsuites>\n`;
}

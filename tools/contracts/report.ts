import type { Verdict } from './verify.ts';

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

/** Joins several JUnit files. */
export function joinJUnit(reports: string[]): string {
  const suites = reports.map((report) => /<testsuites>(.*)<\/testsuites>/s.exec(report)?.[1]);
  return `<?xml version="1.0" encoding="utf-8"?><testsuites>${suites.join('')}</testsuites>\n`;
}

import type { Verdict } from './verify.ts';

const failed = (verdicts: Verdict[]) => verdicts.filter(({ isKept }) => !isKept).length;

/** A row for each interaction; below a broken one, what was expected and what came. */
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
  const broken = failed(verdicts);
  return `${verdicts.length - broken} of ${verdicts.length} interactions kept, ${broken} broken`;
}

/** The same for programs. */
export function asJson(verdicts: Verdict[]): string {
  return `${JSON.stringify({ summary: summary(verdicts), verdicts }, null, 2)}\n`;
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  );

/** The form that CI systems read. */
export function asJUnit(verdicts: Verdict[]): string {
  const lines = [...new Set(verdicts.map(({ provider }) => provider))].flatMap((provider) => {
    const cases = verdicts.filter((one) => one.provider === provider);
    return [
      `  <testsuite name="${escaped(provider)}" tests="${cases.length}" failures="${failed(cases)}">`,
      ...cases.map(caseOf),
      '  </testsuite>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...lines,
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf({ call, interaction, seconds, isKept, problems }: Verdict): string {
  const start = `    <testcase classname="${escaped(call)}" name="${escaped(interaction)}" time="${seconds}"`;
  if (isKept) return `${start}/>`;
  const [first = ''] = problems;
  return `${start}><failure message="${escaped(first)}">${escaped(problems.join('\n'))}</failure></testcase>`;
}

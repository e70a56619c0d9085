import { mutations } from './list.ts';

const placeOf = ({ how }: (typeof mutations)[string]) =>
  'file' in how ? `\`${how.file}\`` : `answers of \`${how.operation}\``;

/** The table of contracts/README.md; a test holds it there. */
export function mutationTable(): string {
  const rows = Object.entries(mutations).map(([name, mutation]) => [
    `\`${name}\``,
    mutation.fault,
    placeOf(mutation),
    String(mutation.breaks.length),
  ]);
  const all = [['Name', 'What is wrong', 'Where', 'Interactions that fail'], ...rows];
  const widths = [0, 1, 2, 3].map((index) =>
    Math.max(...all.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

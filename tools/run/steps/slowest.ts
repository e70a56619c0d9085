import type { Outcome } from './step.ts';

const most = 10;

/** A line for each of the files of tests that took longest, in seconds; none where there are few. */
export function slowestFiles(outcomes: Outcome[]): string[] {
  const secondsOf = new Map<string, number>();
  for (const { file, seconds = 0 } of outcomes) {
    if (file) secondsOf.set(file, (secondsOf.get(file) ?? 0) + seconds);
  }
  if (secondsOf.size <= most) return [];
  const slowest = [...secondsOf].sort(([, a], [, b]) => b - a).slice(0, most);
  return [
    'The slowest files, in seconds:',
    ...slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)}  ${file}`),
  ];
}

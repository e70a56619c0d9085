import type { Outcome } from './step.ts';

const count = 10;

/** Returns a line for each of the slowest test files, or none if there are only a few files. */
export function slowestFiles(outcomes: Outcome[]): string[] {
  const secondsOf = new Map<string, number>();
  for (const { file, seconds = 0 } of outcomes) {
    if (file) secondsOf.set(file, (secondsOf.get(file) ?? 0) + seconds);
  }
  if (secondsOf.size <= count) return [];
  const slowest = [...secondsOf].sort(([, a], [, b]) => b - a).slice(0, count);
  return [
    'The slowest files, in seconds:',
    ...slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)}  ${file}`),
  ];
}

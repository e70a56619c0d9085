/** Milliseconds that one run of a case took. */
export type Case = () => Promise<number>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('A median needs a value.');
  return (low + high) / 2;
};

export interface Row {
  name: string;
  /** ms */
  median: number;
  /** This case's time over the baseline's in the same round: the median of all rounds. */
  ratio: number;
}

/**
 * Runs all cases in turn, round after round, so that what else the machine does falls on each of
 * them. The first case is the baseline.
 */
export async function compare(cases: Record<string, Case>, rounds: number): Promise<Row[]> {
  const times = Object.keys(cases).map((): number[] => []);
  for (const run of Object.values(cases)) await run(); // caches and compilers warm up
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of Object.values(cases).entries()) times[index]?.push(await run());
  }
  const [baseline = []] = times;
  return Object.keys(cases).map((name, index) => {
    const own = times[index] ?? [];
    const ratios = own.map((time, round) => time / (baseline[round] ?? Number.NaN));
    return { name, median: median(own), ratio: median(ratios) };
  });
}

export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, median, ratio }) =>
      [
        name.padEnd(width),
        median.toFixed(2).padStart(10),
        `× ${ratio.toFixed(2)}`.padStart(10),
      ].join(' '),
    )
    .join('\n');
}

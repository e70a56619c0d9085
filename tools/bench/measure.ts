export interface BenchOptions {
  /** Measurements per median. */
  rounds: number;
  /** Folder of another checkout. Browser benchmarks also accept the URL of a running shop. */
  baseline?: string;
}

export type Figures = Record<string, number>;

export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

type Cases = Record<string, () => Promise<Figures>>;

/** Returns the medians of each figure, and the ratio of the last case to the first, the baseline. */
export async function measure(cases: Cases, rounds: number): Promise<Record<string, Figures>> {
  const results = Object.entries(cases).map(([name, run]) => ({ name, run, all: [] as Figures[] }));
  // The cases take turns, so that other work on the machine slows all of them.
  for (let round = 0; round < rounds; round++) {
    for (const { run, all } of results) all.push(await run());
  }
  const rows = Object.keys(results[0]?.all[0] ?? {}).map((figure) => {
    const medians = results.map(({ all }) => median(all.map((one) => one[figure] ?? NaN)));
    const row = results.map(({ name }, index) => [name, rounded(medians[index])]);
    if (results.length > 1)
      row.push(['ratio', rounded((medians.at(-1) ?? NaN) / (medians[0] ?? NaN))]);
    return [figure, Object.fromEntries(row)];
  });
  return Object.fromEntries(rows);
}

export async function compare(title: string, cases: Cases, rounds: number): Promise<void> {
  console.log(`\n${title}`);
  console.table(await measure(cases, rounds));
}

const rounded = (value = NaN) => Number(value.toPrecision(3));

/** @param share 0.99 for the time that 99 % of the values do not exceed */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** What one run of a case has measured. */
export type Figures = Record<string, number>;
export type Cases = Record<string, () => Promise<Figures>>;
/** Case -> figure -> its values, one a round. */
export type Results = Record<string, Record<string, number[]>>;

/**
 * Runs the cases by turns, so that what else the machine does meets all of them. A first round, whose
 * figures are thrown away, warms them up.
 */
export async function inRounds(
  cases: Cases,
  rounds: number,
  { warmup = 1 }: { warmup?: number } = {},
): Promise<Results> {
  const results: Results = Object.fromEntries(Object.keys(cases).map((name) => [name, {}]));
  for (let round = -warmup; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(cases)) {
      const figures = await run();
      if (round < 0) continue;
      for (const [figure, value] of Object.entries(figures)) {
        const values = results[name]?.[figure] ?? [];
        results[name] = { ...results[name], [figure]: [...values, value] };
      }
    }
  }
  return results;
}

/** How long a call takes, in ms. */
export const timed = (run: () => Promise<unknown>) => async (): Promise<Figures> => {
  const startedAt = performance.now();
  await run();
  return { ms: performance.now() - startedAt };
};

/** @param part 0.5 for the median */
export function quantile(values: readonly number[] = [], part = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at % 1);
}

import { Bench, type Fn, type Task } from 'tinybench';

export type Cases = Record<string, Fn>;

const median = ({ result }: Task): number =>
  'latency' in result ? result.latency.p50 : Number.NaN;

/** Runs each case so often, and prints its median in ms beside the first one's, the baseline. */
export async function compare(cases: Cases, iterations: number): Promise<void> {
  const bench = new Bench({
    iterations,
    time: 0,
    warmupIterations: 1,
    warmupTime: 0,
    throws: true,
  });
  for (const [name, run] of Object.entries(cases)) bench.add(name, run);
  const [baseline = Number.NaN, ...others] = (await bench.run()).map(median);
  const row = (ms: number) => ({ ms: ms.toFixed(2), '× baseline': (ms / baseline).toFixed(2) });
  const rows = [baseline, ...others].map(row);
  console.table(Object.fromEntries(Object.keys(cases).map((name, at) => [name, rows[at]])));
}

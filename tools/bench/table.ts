import { loadavg } from 'node:os';
import { quantile, type Results } from './rounds.ts';

export const rounded = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 1 ? 1 : 3);

/** The median, and the half of all values around it. */
export function withSpread(values: readonly number[] = []): string {
  const median = rounded(quantile(values));
  const [low, high] = [rounded(quantile(values, 0.25)), rounded(quantile(values, 0.75))];
  return low === high ? median : `${median} (${low}–${high})`;
}

/** Median by median against another case's. */
export const ratio = (values: readonly number[] = [], baseline: readonly number[] = []): string =>
  (quantile(values) / quantile(baseline)).toFixed(2);

export type Row = Record<string, string>;

/** Rows by their names; how busy the machine was stands below, as times depend on it. */
export function showTable(rows: Record<string, Row>): void {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const lines = [
    ['', ...columns],
    ['---', ...columns.map(() => '---:')],
    ...Object.entries(rows).map(([name, row]) => [name, ...columns.map((one) => row[one] ?? '')]),
  ];
  for (const line of lines) console.log(`| ${line.join(' | ')} |`);
  console.log(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}\n`,
  );
}

/** Every figure of every case, and how often the first case's median it is. */
export function showBesideFirst(results: Results): void {
  const [baseline = {}] = Object.values(results);
  const row = (figures: Record<string, number[]>): Row =>
    Object.fromEntries(
      Object.entries(figures).flatMap(([figure, values]) => [
        [figure, withSpread(values)],
        [`${figure}, × first`, ratio(values, baseline[figure])],
      ]),
    );
  showTable(Object.fromEntries(Object.entries(results).map(([name, one]) => [name, row(one)])));
}

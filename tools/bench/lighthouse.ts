import lighthouse, { type Result } from 'lighthouse';
import { launchPinned } from '../run/browser.ts';
import { freePort } from '../run/free-port.ts';
import type { BenchOptions } from './bench-options.ts';
import { publicPages } from './public-pages.ts';
import { quantile } from './rounds.ts';
import { type Row, showTable } from './table.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function audit(url: string, port: number): Promise<Result> {
  const report = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories });
  if (!report || report.lhr.runtimeError) {
    throw new Error(`${url}: ${report?.lhr.runtimeError?.message ?? 'no report'}`);
  }
  return report.lhr;
}

const scoreOf = ({ categories }: Result, name: string): number =>
  Math.round((categories[name]?.score ?? Number.NaN) * 100);

/** What counts in a score and is not perfect, in Lighthouse's own words. */
function failures({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, title: said = id, displayValue = '', details } = audits[id] ?? {};
      if (!weight || score === null || score === undefined || score >= 0.9) return [];
      const items =
        details && 'items' in details && Array.isArray(details.items) ? details.items : [];
      const where = items.slice(0, 3).map((item) => {
        const { node, url, description } = item as Record<string, { snippet?: string } & string>;
        return node?.snippet ?? url ?? description ?? '';
      });
      return [`${title}: ${said} ${displayValue} ${where.filter(Boolean).join(' · ')}`.trim()];
    }),
  );
}

/** Lighthouse's marks of every public page, on its own phone, and why one is not full. */
export async function lighthouseMarks({ shop, rounds = 1 }: BenchOptions): Promise<void> {
  const port = await freePort();
  const browser = await launchPinned({ debuggingPort: port });
  const rows: Record<string, Row> = {};
  const reasons = new Map<string, string[]>();
  try {
    for (const path of Object.values(await publicPages(shop))) {
      await fetch(shop + path);
      const results: Result[] = [];
      for (let round = 0; round < rounds; round += 1) results.push(await audit(shop + path, port));
      const medianOf = (name: string) => quantile(results.map((result) => scoreOf(result, name)));
      rows[path] = Object.fromEntries(categories.map((name) => [name, String(medianOf(name))]));
      for (const failure of new Set(results.flatMap(failures))) {
        reasons.set(failure, [...(reasons.get(failure) ?? []), path]);
      }
    }
  } finally {
    await browser.close();
  }
  showTable(rows);
  for (const [failure, paths] of reasons) console.log(`- ${failure}\n  ${paths.join(', ')}`);
}

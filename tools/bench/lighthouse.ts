import type { Result } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { type BenchOptions, compare } from './measure.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const scoresOf = (result: Result) =>
  Object.fromEntries(
    categories.map((name) => [name, 100 * (result.categories[name]?.score ?? NaN)]),
  );

/** Returns the audits that lower a score, in Lighthouse's own words. */
const failedAudits = ({ categories, audits }: Result): string[] =>
  Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title: audit = id, displayValue = '' } = audits[id] ?? {};
      const isFailed = weight && score !== null && score < 0.9;
      return isFailed ? [`${title}: ${audit} ${displayValue}`.trim()] : [];
    }),
  );

export async function lighthouseScores({ rounds, baseline }: BenchOptions): Promise<void> {
  await withBrowser(baseline, async ({ paths, shop, other, audit }) => {
    const scores = (url: string, failed?: Set<string>) => async () => {
      const result = await audit(url, { onlyCategories: categories });
      for (const line of failedAudits(result)) failed?.add(line);
      return scoresOf(result);
    };
    for (const path of paths) {
      const failed = new Set<string>();
      const cases = {
        ...(other && { baseline: scores(other + path) }),
        'this checkout': scores(shop + path, failed),
      };
      await compare(path, cases, rounds);
      for (const line of failed) console.log(`- ${line}`);
    }
  });
}

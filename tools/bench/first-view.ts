import type { Flags, Result } from 'lighthouse';
import { withBrowser } from './browser.ts';
import { type BenchOptions, compare } from './measure.ts';

const figures = {
  'first paint, ms': 'first-contentful-paint',
  'largest contentful paint, ms': 'largest-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
};
/** Lighthouse simulates a slow network by default. This slows the real one down. */
const flags: Flags = { throttlingMethod: 'devtools', onlyAudits: Object.values(figures) };

const figuresOf = ({ audits }: Result) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
  );

export async function firstView({ rounds, baseline }: BenchOptions): Promise<void> {
  await withBrowser(baseline, async ({ paths, shop, other, audit }) => {
    const withoutScripts: Flags = { ...flags, blockedUrlPatterns: ['*.js'] };
    for (const path of paths) {
      const cases = {
        [other ? 'baseline' : 'without scripts']: async () =>
          figuresOf(await audit((other ?? shop) + path, other ? flags : withoutScripts)),
        'this checkout': async () => figuresOf(await audit(shop + path, flags)),
      };
      await compare(path, cases, rounds);
    }
  });
}

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { resultsFolder } from './pictures.ts';

/** Rules of axe that are off in all stories, with the reason. */
const disabledRules: Record<string, string> = {
  bypass: 'applies to whole pages, which the end-to-end tests check',
  region: 'a single component has no landmark',
};

/** Rules that are off in some stories, by prefix of the story id. */
const disabledIn: Record<string, Record<string, string>> = {
  'foundations-everything--': {
    'heading-order': 'each component has headings for another position in a page',
    'landmark-unique': 'header, list and form have landmarks of different pages',
  },
};

const isExplained = (storyId: string, rule: string) =>
  rule in disabledRules ||
  Object.entries(disabledIn).some(([prefix, rules]) => storyId.startsWith(prefix) && rule in rules);

/** Rules whose result depends on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

type Rules = { id: string }[];
interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}
interface Report {
  passes: Rules;
  incomplete: Rules;
  inapplicable: Rules;
  violations: Violation[];
  error?: Error;
}

interface A11y {
  options: { runOnly: { type: string; values: string[] } };
}
type StorybookWindow = Window & {
  __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y: A11y } } } };
  axe: { getRules(tags: string[]): { ruleId: string; tags: string[] }[] };
  axeReport?: Report | undefined;
};

/** Stores the addon's report of the next story in the page. */
export const storeReport = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const storybook = window as unknown as StorybookWindow;
    storybook.axeReport = undefined;
    const keep = ({ reporters }: { reporters: { type: string; result: Report }[] }) => {
      storybook.axeReport = reporters.find(({ type }) => type === 'a11y')?.result;
    };
    storybook.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', keep);
  });

/** Result of axe for a story, and the rules that did not run. */
export interface AxeResult {
  violations: number;
  ran: string[];
  disabled: string[];
}

/** Returns the stored report. Throws if axe did not finish. */
export const readReport = (page: Page): Promise<AxeResult> =>
  page.evaluate(() => {
    const { axe, axeReport, __STORYBOOK_PREVIEW__ } = window as unknown as StorybookWindow;
    if (!axeReport?.passes) throw new Error(`axe did not run: ${axeReport?.error}`);
    const { passes, incomplete, inapplicable, violations } = axeReport;
    const ran = [passes, incomplete, inapplicable, violations].flat().map(({ id }) => id);
    const { a11y } = __STORYBOOK_PREVIEW__.currentRender.story.parameters;
    const disabled = axe
      .getRules(a11y.options.runOnly.values)
      .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
      .map(({ ruleId }) => ruleId)
      .filter((id) => !ran.includes(id));
    return { violations: violations.length, ran, disabled };
  });

/** Runs axe's colour rules again. Returns a line for each violation. */
export const colourProblems = (page: Page, storyId: string): Promise<string[]> =>
  page.evaluate(
    ([id, values]) =>
      new Promise<string[]>((resolve, reject) => {
        const storybook = window as unknown as StorybookWindow;
        const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
        const lines = ({ id, nodes }: Violation) =>
          nodes.map(({ target, failureSummary }) => `axe, ${id} at ${target}: ${failureSummary}`);
        channel.once('storybook/a11y/result', ({ violations }: Report) =>
          resolve(violations.flatMap(lines)),
        );
        channel.once('storybook/a11y/error', reject);
        const { a11y } = storybook.__STORYBOOK_PREVIEW__.currentRender.story.parameters;
        const options = { ...a11y.options, runOnly: { type: 'rule', values } };
        channel.emit('storybook/a11y/manual', id, { ...a11y, options });
      }),
    [storyId, colourRules] as const,
  );

/** Returns a line for each disabled rule without a reason. */
export const unexplainedRules = (storyId: string, disabled: string[]): string[] =>
  disabled
    .filter((id) => !isExplained(storyId, id))
    .map((id) => `axe: rule ${id} is disabled without a reason`);

/** JSON lines, written by several workers. */
const log = `${resultsFolder}/axe.jsonl`;

export function logResult(found: AxeResult): void {
  mkdirSync(resultsFolder, { recursive: true });
  appendFileSync(log, `${JSON.stringify(found)}\n`);
}

/** Summarizes the log: `axe: N stories × M rules, …`. */
export function axeReport(): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  const stories = lines.map((line) => JSON.parse(line) as AxeResult);
  const rules = new Set(stories.flatMap(({ ran }) => ran));
  const disabled = [...new Set(stories.flatMap((story) => story.disabled))].sort();
  const violations = stories.reduce((sum, story) => sum + story.violations, 0);
  const allReasons: Record<string, string> = Object.assign(
    {},
    ...Object.values(disabledIn),
    disabledRules,
  );
  const reasons = disabled.map((id) => `\n  ${id}: ${allReasons[id] ?? 'no reason given'}`);
  return (
    `axe: ${stories.length} stories × ${rules.size} rules, ` +
    `${violations} violations, ${disabled.length} disabled rules${reasons.join('')}`
  );
}

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { resultsFolder } from './pictures.ts';

/** axe's rules that no story is held to, and why. */
const disabledRules: Record<string, string> = {
  bypass: 'axe applies it to whole pages, as the end-to-end tests do',
  region: 'a component on its own stands in no landmark',
};

/** The same of single stories, by the beginnings of their names. */
const disabledIn: Record<string, Record<string, string>> = {
  'foundations-everything--': {
    'heading-order': 'each component has the headings of its own place in a page',
    'landmark-unique':
      'a header, a list and a form each bring the landmarks of a page of their own',
  },
};

const isExplained = (storyId: string, rule: string) =>
  rule in disabledRules ||
  Object.entries(disabledIn).some(
    ([beginning, rules]) => storyId.startsWith(beginning) && rule in rules,
  );

/** What can differ between two themes. */
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

/** Keeps what the addon finds in the story that is shown next. */
export const keepReport = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const storybook = window as unknown as StorybookWindow;
    storybook.axeReport = undefined;
    const keep = ({ reporters }: { reporters: { type: string; result: Report }[] }) => {
      storybook.axeReport = reporters.find(({ type }) => type === 'a11y')?.result;
    };
    storybook.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', keep);
  });

/** What a story's own run of axe found, and which rules of the standards it did not run. */
export interface Found {
  violations: number;
  ran: string[];
  disabled: string[];
}

/** The kept report; throws when axe did not get to its end. */
export const readReport = (page: Page): Promise<Found> =>
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

/** Lets the addon run axe's rules on colour once more: a line for each thing that it finds. */
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

/** A line for each rule that is switched off and should not be. */
export const unexplainedRules = (storyId: string, disabled: string[]): string[] =>
  disabled
    .filter((id) => !isExplained(storyId, id))
    .map((id) => `axe: the rule ${id} is switched off without a reason`);

/** A line of JSON for each story, written by several workers. */
const log = `${resultsFolder}/axe.jsonl`;

export function logFound(found: Found): void {
  mkdirSync(resultsFolder, { recursive: true });
  appendFileSync(log, `${JSON.stringify(found)}\n`);
}

/** `axe: N stories × M rules, …`, of what was logged. */
export function axeReport(): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  const stories = lines.map((line) => JSON.parse(line) as Found);
  const rules = new Set(stories.flatMap(({ ran }) => ran));
  const disabled = [...new Set(stories.flatMap((story) => story.disabled))].sort();
  const violations = stories.reduce((sum, story) => sum + story.violations, 0);
  const given: Record<string, string> = Object.assign(
    {},
    ...Object.values(disabledIn),
    disabledRules,
  );
  const reasons = disabled.map((id) => `\n  ${id}: ${given[id] ?? 'no reason given'}`);
  return (
    `axe: ${stories.length} stories × ${rules.size} rules, ` +
    `${violations} violations, ${disabled.length} disabled rules${reasons.join('')}`
  );
}

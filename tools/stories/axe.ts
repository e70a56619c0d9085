import type { Page } from '@playwright/test';

export interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe found, as the page tells it. */
export interface AxeResult {
  violations: Finding[];
  /** Ids of the rules that ran, and of those that the standards contain but did not. */
  ran: string[];
  disabled: string[];
}

/** axe's rules that no story is held to, and why. */
export const disabledRules: Record<string, string> = {
  bypass: 'axe applies it to whole pages, as the end-to-end tests do',
  region: 'a component on its own stands in no landmark',
};

interface Report extends Record<'passes' | 'incomplete' | 'inapplicable', { id: string }[]> {
  violations: Finding[];
  error?: Error;
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: (payload: never) => void): void;
    emit(event: string, ...payload: unknown[]): void;
  };
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      story: { parameters: { a11y: { options: { runOnly: { values: string[] } } } } };
    };
  };
  axe: { getRules(tags: string[]): { ruleId: string; tags: string[] }[] };
  axeReport?: Report | undefined;
}

/** Keeps what the story's own run finds; before the story is shown. */
export const keepReport = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const storybook = window as unknown as StorybookWindow;
    storybook.axeReport = undefined;
    const keep = ({ reporters }: { reporters: { type: string; result: Report }[] }) => {
      storybook.axeReport = reporters.find(({ type }) => type === 'a11y')?.result;
    };
    storybook.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', keep);
  });

/** What can differ between two themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Lets Storybook's addon run axe's rules on colour once more, with the other settings of the story. */
export const checkColours = (page: Page, storyId: string): Promise<Finding[]> =>
  page.evaluate(
    ([id, values]) =>
      new Promise<Finding[]>((resolve, reject) => {
        const storybook = window as unknown as StorybookWindow;
        const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storybook/a11y/result', ({ violations }: Report) => {
          resolve(
            violations.map(({ id, nodes }) => ({
              id,
              nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
            })),
          );
        });
        channel.once('storybook/a11y/error', reject);
        const { a11y } = storybook.__STORYBOOK_PREVIEW__.currentRender.story.parameters;
        const options = { ...a11y.options, runOnly: { type: 'rule', values } };
        channel.emit('storybook/a11y/manual', id, { ...a11y, options });
      }),
    [storyId, colourRules] as const,
  );

/** The last run's result; throws when axe did not get to its end. */
export const readReport = (page: Page): Promise<AxeResult> =>
  page.evaluate(() => {
    const { axe, axeReport, __STORYBOOK_PREVIEW__ } = window as unknown as StorybookWindow;
    if (!axeReport?.passes) throw new Error(`axe did not run: ${axeReport?.error}`);
    const { passes, incomplete, inapplicable, violations } = axeReport;
    const ran = new Set([passes, incomplete, inapplicable, violations].flat().map(({ id }) => id));
    const { a11y } = __STORYBOOK_PREVIEW__.currentRender.story.parameters;
    const disabled = axe
      .getRules(a11y.options.runOnly.values)
      .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
      .map(({ ruleId }) => ruleId)
      .filter((id) => !ran.has(id));
    return {
      violations: violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      })),
      ran: [...ran],
      disabled,
    };
  });

/** One line for each thing that axe finds wrong. */
export function linesOf(violations: Finding[], theme: string): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `axe, ${theme}: ${id} at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
}

/** One line for each rule that nobody may skip. */
export const skippedRules = (disabled: string[]): string[] =>
  disabled
    .filter((id) => !(id in disabledRules))
    .map((id) => `axe: the rule ${id} is switched off without a reason`);

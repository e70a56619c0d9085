import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');

/** False positive of a rule for elements whose HTML contains a text. */
interface FalsePositive {
  rule: string;
  html: string;
  why: string;
}

interface Finding {
  rule: string;
  html: string;
  text: string;
}

interface Engine {
  name: string;
  source: string;
  /** Global variable of the engine. */
  global: string;
  /** Runs in the browser after `source`. */
  find: () => Promise<Finding[]>;
  falsePositives: FalsePositive[];
}

interface EqualAccess {
  Checker: new () => {
    check(
      node: Document,
      policies: string[],
    ): Promise<{
      results: { ruleId: string; value: string[]; message: string; snippet: string }[];
    }>;
  };
}

/** Engines with other rules than axe. */
const engines: Engine[] = [
  {
    name: 'IBM Equal Access',
    source: read(require.resolve('accessibility-checker-engine/ace.js')),
    global: 'ace',
    async find() {
      const { ace } = globalThis as unknown as { ace: EqualAccess };
      const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
      return results
        .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
        .map(({ ruleId, message, snippet }) => ({ rule: ruleId, html: snippet, text: message }));
    },
    falsePositives: [
      {
        rule: 'aria_article_label_unique',
        html: '<article',
        why: 'a product in two lists of a page has the same name in both',
      },
      {
        rule: 'input_autocomplete_valid',
        html: 'autocomplete="username"',
        why: 'HTML allows it for an e-mail address that is the user name',
      },
      {
        rule: 'label_content_exists',
        html: '<label',
        why: 'the radio button inside has its own name',
      },
      {
        rule: 'aria_form_label_unique',
        html: '<form method=',
        why: 'a form without a name is no landmark',
      },
      {
        rule: 'aria_child_tabbable',
        html: 'role="tablist"',
        why: 'elements behind a dialog are not focusable',
      },
      {
        rule: 'table_headers_exists',
        html: 'aria-label="Cart"',
        why: 'on phones the header row is visually hidden',
      },
      {
        rule: 'text_contrast_sufficient',
        html: '<span class=',
        why: 'axe checks contrast, and ignores the hidden text below a spinner',
      },
      {
        rule: 'aria_role_valid',
        html: 'role="combobox"',
        why: 'browsers and screen readers support a search field with a list',
      },
      { rule: 'table_headers_exists', html: '<table>', why: 'belongs to Storybook and is hidden' },
    ],
  },
];

/** Returns a line for each violation of WCAG 2.2 AA that engines other than axe find. */
export async function checkWithOtherEngines(page: Page): Promise<string[]> {
  const lines: string[] = [];
  // Engines treat content with deferred layout as hidden, so its controls would have no name.
  const wasDeferred = await page.evaluate(() => {
    const { lazyLayout } = document.documentElement.dataset;
    delete document.documentElement.dataset.lazyLayout;
    return lazyLayout !== undefined;
  });
  for (const { name, source, global, find, falsePositives } of engines) {
    const isLoaded = await page.evaluate((key) => key in globalThis, global);
    if (!isLoaded) await page.evaluate(source);
    const isReal = ({ rule, html }: Finding) =>
      !falsePositives.some((known) => known.rule === rule && html.includes(known.html));
    for (const finding of (await page.evaluate(find)).filter(isReal)) {
      lines.push(`${name}: ${finding.rule} at ${finding.html.slice(0, 120)}: ${finding.text}`);
    }
  }
  await page.evaluate((isDeferred) => {
    if (isDeferred) document.documentElement.dataset.lazyLayout = '';
  }, wasDeferred);
  return lines;
}

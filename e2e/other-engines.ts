import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');

/** What an engine takes for a violation and is none: of one rule, where the element's HTML contains this. */
interface FalseAlarm {
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
  /** What the source leaves behind: once in a page is enough. */
  global: string;
  /** In the browser, once the source has run there. */
  find: () => Promise<Finding[]>;
  falseAlarms: FalseAlarm[];
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

interface CodeSniffer {
  ERROR: number;
  process(standard: string, content: Document, done: () => void): void;
  getMessages(): { type: number; code: string; msg: string; element: Element }[];
}

/** Engines that look at other things than axe does, or otherwise. */
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
    falseAlarms: [
      {
        rule: 'aria_article_label_unique',
        html: '<article',
        why: 'a product that is in two lists of a page has its own name in both',
      },
      {
        rule: 'input_autocomplete_valid',
        html: 'autocomplete="username"',
        why: 'HTML allows it for an e-mail address, which is the name to log in with',
      },
      {
        rule: 'label_content_exists',
        html: '<label',
        why: 'around a star it is but what a finger hits: the radio in it has a name of its own',
      },
      {
        rule: 'aria_form_label_unique',
        html: '<form method=',
        why: 'a form without a name is no landmark',
      },
      {
        rule: 'aria_child_tabbable',
        html: 'role="tablist"',
        why: 'behind a dialog nothing is in reach',
      },
      {
        rule: 'table_headers_exists',
        html: 'aria-label="Cart"',
        why: 'on a phone its row of headers is for readers alone',
      },
      {
        rule: 'text_contrast_sufficient',
        html: '<span class=',
        why: 'axe measures all contrast, and knows of the words that lie unseen under a spinner',
      },
      {
        rule: 'aria_role_valid',
        html: 'role="combobox"',
        why: 'browsers and readers know a search field with a list, which ARIA in HTML leaves out',
      },
      { rule: 'table_headers_exists', html: '<table>', why: "Storybook's own, and unseen" },
    ],
  },
  {
    name: 'HTML_CodeSniffer',
    source: read(require.resolve('html_codesniffer/build/HTMLCS.js')),
    global: 'HTMLCS',
    async find() {
      const { HTMLCS, HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5: autocomplete } =
        globalThis as unknown as {
          HTMLCS: CodeSniffer;
          HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5: { checkControlGroups(): void };
        };
      // It takes an input without a type for none of text, and then fails for want of its own words.
      autocomplete.checkControlGroups = () => {};
      await new Promise<void>((done) => HTMLCS.process('WCAG2AA', document, done));
      return HTMLCS.getMessages()
        .filter(({ type }) => type === HTMLCS.ERROR)
        .map(({ code, msg, element }) => ({ rule: code, html: element.outerHTML, text: msg }));
    },
    falseAlarms: [
      {
        rule: 'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2',
        html: '<form method="get"',
        why: 'the filters apply as they are chosen; without script they have their button',
      },
      {
        rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H42.2',
        html: '<h1 id="error-message"',
        why: "Storybook's own, and unseen",
      },
    ],
  },
];

/** What engines beside axe find against WCAG 2.2 AA; one line for each violation. */
export async function foundByOthers(page: Page): Promise<string[]> {
  const lines: string[] = [];
  // What is laid out late they take for unseen: a control there would have no name.
  const wasLate = await page.evaluate(() => {
    const { lazyLayout } = document.documentElement.dataset;
    delete document.documentElement.dataset.lazyLayout;
    return lazyLayout !== undefined;
  });
  for (const { name, source, global, find, falseAlarms } of engines) {
    const isThere = await page.evaluate((key) => key in globalThis, global);
    if (!isThere) await page.evaluate(source);
    const isReal = ({ rule, html }: Finding) =>
      !falseAlarms.some((alarm) => alarm.rule === rule && html.includes(alarm.html));
    for (const finding of (await page.evaluate(find)).filter(isReal)) {
      lines.push(`${name}: ${finding.rule} at ${finding.html.slice(0, 120)}: ${finding.text}`);
    }
  }
  await page.evaluate((isLate) => {
    if (isLate) document.documentElement.dataset.lazyLayout = '';
  }, wasLate);
  return lines;
}

import { expect, it } from 'vitest';
import { asTable, joinJUnit, summary } from './report.ts';

it('prints a row for each interaction, and problems below it', () => {
  const problems = ['status: expected 200, got 500'];
  const verdicts = [
    { call: 'getOrder', interaction: 'an order', isKept: true, problems: [], mismatches: [] },
    { call: 'login', interaction: 'a "login" <now>', isKept: false, problems, mismatches: [] },
  ];
  expect(asTable(verdicts).split(/ *\n */)).toEqual([
    '      call      interaction',
    'pass  getOrder  an order',
    'FAIL  login     a "login" <now>',
    'status: expected 200, got 500',
  ]);
  expect(summary(verdicts)).toBe('1 of 2 interactions kept, 1 broken');
});

it('joins several JUnit files', () => {
  const suite = (name: string) => `<testsuite name="${name}">\n</testsuite>`;
  const report = (name: string) => `<?xml?><testsuites>${suite(name)}</testsuites>`;
  const joined = joinJUnit([report('api'), report('site')]);
  expect(joined).toContain(`<testsuites>${suite('api')}${suite('site')}</testsuites>`);
});

import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { asJUnit, asTable, summary } from './report.ts';

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

it('writes a JUnit file that an XML parser reads back', () => {
  const problems = ['a "<deleted>" address & more', "curl -H 'x: \u0000'"];
  const xml = asJUnit('journeys', [
    { name: 'an <order>', problems },
    { name: 'a login', problems: [], notes: ['no state', 'no logout'] },
  ]);
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const [order, login] = [...document.querySelectorAll('testsuite testcase')];
  expect(order?.getAttribute('name')).toBe('an <order>');
  const failure = order?.querySelector('failure');
  expect(failure?.getAttribute('message')).toBe(problems[0]);
  expect(failure?.textContent).toBe(`${problems[0]}\ncurl -H 'x: \uFFFD'`);
  expect(login?.querySelector('failure')).toBeNull();
  expect(login?.querySelector('system-out')?.textContent).toBe('no state\nno logout');
  const suite = document.querySelector('testsuite');
  expect([suite?.getAttribute('tests'), suite?.getAttribute('failures')]).toEqual(['2', '1']);
});

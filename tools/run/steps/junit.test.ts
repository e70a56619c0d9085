import { expect, test } from 'vitest';
import { readReport, skipReasons } from './junit.ts';

const report = `<testsuites><testsuite name="cart.spec.ts">
<testcase name="is empty" classname="cart.spec.ts" time="1"></testcase>
<testcase name="is skipped" classname="cart.spec.ts" time="0"><skipped/></testcase>
<testcase name="adds a line" classname="cart.spec.ts" time="2">
<failure message="cart.spec.ts:3:1 adds a line"><![CDATA[  cart.spec.ts:3:1 › adds a line ──────

    Error: expect(locator).toBeVisible() failed

    Locator: getByText('1 item')
]]></failure></testcase>
</testsuite></testsuites>`;

test('a JUnit report lists passed and failed tests, with the reason of a failure', () => {
  expect(readReport(report)).toMatchObject([
    { name: 'cart.spec.ts: is empty', isGood: true, seconds: 1 },
    {
      name: 'cart.spec.ts: adds a line',
      isGood: false,
      reason: "Error: expect(locator).toBeVisible() failed | Locator: getByText('1 item')",
    },
  ]);
});

test('a JUnit report names each reason for skipped tests once', () => {
  const row = (name: string) =>
    `<testcase name="PHP (skipped: install php-cli) > ${name}"><skipped/></testcase>`;
  const xml = report.replace('</testsuite>', `${row('pacts')}${row('journeys')}</testsuite>`);
  expect(skipReasons(xml)).toEqual(['PHP (skipped: install php-cli)']);
});

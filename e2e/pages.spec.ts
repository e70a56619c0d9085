import { expectAccessible } from '@parinda/testing/accessible';
import { dataPages, fixedPages, visit } from './pages.ts';
import { policyReports } from './policy-reports.ts';
import { expectReflow } from './reflow.ts';
import { expect, signIn, test } from './shop-test.ts';

// In dark, the stories of the same pages are held to axe's rules on colour.
for (const { name, path, isSignedIn } of fixedPages) {
  test(`${name} has no violation of WCAG 2.2 AA, no error, no report to its policy, and loses no text`, async ({
    page,
    shop,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    const reports = await policyReports(page);
    if (isSignedIn) await signIn(page, shop);
    await visit(page, path);
    await expectAccessible(page, 'all');
    await expectReflow(page);
    // A page or product that is not there is answered 404, which the console reports.
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    expect(reports).toEqual([]);
  });
}

test('product and orders have no violation of WCAG 2.2 AA and lose no text', async ({
  page,
  shop,
}) => {
  const reports = await policyReports(page);
  for (const { path } of await dataPages(page, shop)) {
    await visit(page, path);
    await expectAccessible(page, 'all');
    await expectReflow(page);
  }
  expect(reports).toEqual([]);
});

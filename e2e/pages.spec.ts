import { expectAccessible } from '@parinda/testing/accessible';
import { dataPages, fixedPages, visit } from './pages.ts';
import { policyReports } from './policy-reports.ts';
import { expectReflow } from './reflow.ts';
import { expect, signIn, test } from './shop-test.ts';

// Stories check the colour rules in dark mode.
for (const { name, path, isSignedIn } of fixedPages) {
  test(`${name} has no violation of WCAG 2.2 AA, no error, no policy report, and loses no text`, async ({
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
    // The console reports the 404 of a missing page or product.
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

import type { Page } from '@playwright/test';
import { dataPages, visit } from './pages.ts';
import { expect, signIn, test } from './shop-test.ts';

/** Switches to print and expects only content. */
async function expectOnlyContent(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'form'] as const) {
    expect(await page.getByRole(role).count(), role).toBe(0);
  }
  await expect(page.getByText('Skip to main content')).toBeHidden();
}

for (const [what, path] of [
  ['product', '/products/guard-polycarbonate-bird-spikes-pack-of-10'],
  ['article', '/blogs/spikes-or-net'],
] as const) {
  // Spec: 1 §2 Shell
  test(`the ${what} prints without header, footer and controls`, async ({ page }) => {
    await visit(page, path);
    await expectOnlyContent(page);
  });
}

for (const [kind, heading] of [
  ['order-detail', 'Order #'],
  ['invoice', 'Tax Invoice'],
] as const) {
  // Spec: 2 §2 Order detail
  test(`the page /${kind} prints on one page of A4, without controls`, async ({ page, shop }) => {
    await signIn(page, shop);
    const order = (await dataPages(page, shop)).find(({ name }) => name.startsWith('order-'));
    await visit(page, order?.path.replace('order-detail', kind) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expectOnlyContent(page);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

import { visit } from './pages.ts';
import { expect, test } from './shop-test.ts';

for (const [what, path] of [
  ['product', '/products/guard-polycarbonate-bird-spikes-pack-of-10'],
  ['article', '/blogs/spikes-or-net'],
] as const) {
  // Spec: 1 §2 Shell
  test(`the ${what} prints without header, footer and controls`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'form'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
  });
}

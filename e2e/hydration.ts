import { storageKeys } from '@parinda/storefront/storage-keys';
import type { Page } from '@playwright/test';

/** Cart entry in the stored format. */
export const fullCart = [
  { id: 1, slug: 'a', title: 'Spikes', image1: null, price: 549, quantity: 3, productTotal: 1647 },
];

/** Collects the page's errors and warnings. */
export function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (line) => {
    const text = line.text();
    // The console reports 404 answers and the service worker that tests block.
    if (
      ['error', 'warning'].includes(line.type()) &&
      !/status of 404|more than the warning threshold|blocked by Playwright/.test(text)
    )
      said.push(text);
  });
  return said;
}

export async function fillCart(page: Page): Promise<void> {
  const entry = [storageKeys.cart, JSON.stringify(fullCart)] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
}

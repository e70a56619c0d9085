import { storageKeys } from '@parinda/storefront/business';
import type { Page } from '@playwright/test';

/** As the browser keeps it. */
export const fullCart = [
  { id: 1, slug: 'a', title: 'Spikes', image1: null, price: 549, quantity: 3, productTotal: 1647 },
];

/** All that a page says when something is not as it should be. */
export function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (line) => {
    const text = line.text();
    // An address where nothing is answers 404, which the console reports; a worker that tests do
    // without is told of as well.
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

import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';

const story = 'pages-products--many';

/**
 * Uses the contract lens as a designer would: reads a call in the panel, presses a field, presses a place in
 * the canvas, replays the story with another response, and searches the page of all fields. Throws when a step fails.
 */
export async function tryContractLens(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(60_000);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await page.goto(new URL(`?path=/story/${story}`, url).toString());
  const products = canvas.getByRole('list', { name: 'Products' });
  const card = products.getByRole('heading', { name: 'Steel Bird Spikes 1 m', exact: true });
  await card.waitFor();

  await page.getByRole('tab', { name: 'Contracts' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Contracts' });
  const call = panel.locator('details').filter({ hasText: 'listProducts, 200' });
  await call.locator('summary').click();
  await call.getByText('a request for all products').waitFor();
  await call.getByText('one product is on sale').waitFor();

  // A field is outlined where the page shows it.
  await call.getByRole('button', { name: '$[*].max_price' }).click();
  await panel
    .getByRole('status')
    .getByText(/^1 of 1 fields are shown/)
    .waitFor();
  const outlined = canvas.locator('[data-contract-lens]');
  await expect(outlined.filter({ hasText: '700' }).first()).toBeVisible();

  // Every outlined place names its fields.
  await panel.getByRole('button', { name: 'Outline all fields' }).click();
  await panel
    .getByRole('status')
    .getByText(/^\d+ of \d\d+ fields are shown/)
    .waitFor();
  // The outlines lie above the page.
  await card.click({ force: true });
  await canvas.getByText('$[*].title').first().waitFor();

  const replay = page.getByLabel('Replay with another response');
  await replay.selectOption({ label: 'listProducts: no response' });
  await canvas.getByText('An unexpected error occurrred.').first().waitFor();
  await panel.getByText('listProducts, no response').first().waitFor();
  await replay.selectOption({ label: 'listProducts: 0 items' });
  await canvas.getByText('No products match these filters').first().waitFor();

  // The page of all fields leads to a story with the field outlined.
  await page.goto(new URL('?path=/docs/contracts-fields--docs', url).toString());
  await canvas.getByRole('textbox', { name: 'Field or operation' }).fill('listProducts max price');
  await canvas.getByRole('link', { name: 'Products', exact: true }).click();
  await page.waitForURL(/path=\/story\/pages-products--many&globals=field/);
  await outlined.filter({ hasText: '700' }).first().waitFor();
  await page.close();
}

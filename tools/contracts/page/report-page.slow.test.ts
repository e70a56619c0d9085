import { violationsOf } from '@parinda/testing/accessible';
import { testBrowser } from '@parinda/testing/browser';
import { nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { startOwnApi } from '../own-api.ts';

it('is served without accessibility violations, in light and dark', async () => {
  const script = inProject('tools/contracts/contracts.ts');
  const { code, output } = await nodeScript(script, ['report']);
  expect(code, output).toBe(0);
  const api = await startOwnApi();
  const browser = await chromium.launch(await testBrowser());
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await (await browser.newContext({ colorScheme })).newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      const answer = await page.goto(`${api.url}/api/docs/report`);
      expect(answer?.status()).toBe(200);
      await page.getByRole('heading', { level: 1, name: 'Contract report' }).waitFor();
      // axe ignores closed lists.
      await page.locator('details').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      expect(await violationsOf(page, (axe) => axe)).toEqual([]);
      expect(complaints).toEqual([]);
    }
  } finally {
    await browser.close();
    await api.stop();
  }
});

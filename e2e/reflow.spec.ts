import { expectReflow } from './reflow.ts';
import { expect, test } from './shop-test.ts';

// Checks that the helper of pages.spec.ts detects these errors.
for (const [fault, html] of [
  ['a row that needs more than 320 px', '<p style="width: 400px">Spikes</p>'],
  ['a row that grows with the text', '<p style="width: 50rem">Spikes</p>'],
  [
    'a text that is cut at the side',
    '<p style="width: 5rem; overflow: clip">Spikes<b>and_nets</b></p>',
  ],
  [
    'a column that breaks words into letters',
    '<p style="width: 1rem; overflow-wrap: anywhere">Clearview Net</p>',
  ],
  ['a text that is cut below', '<p style="height: 20px; overflow: hidden">Spikes<br>nets</p>'],
] as const) {
  test(`expectReflow detects ${fault}`, async ({ page }) => {
    await page.goto('about:blank');
    await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
    await expect(expectReflow(page)).rejects.toThrow(/too wide|lost on/);
  });
}

test('expectReflow accepts wrapped and scrollable text', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(
    '<!doctype html><html lang="en"><body><p>Spikes and nets</p><h1 style="overflow-wrap: anywhere">order_TOxvxSyAmEpRSbMWGQKH</h1><pre style="overflow: auto">A line of code that is as long as no window of a phone can be</pre></body></html>',
  );
  await expectReflow(page);
});

import { checkWithOtherEngines } from '@parinda/testing/other-engines';
import { expect, test } from './shop-test.ts';

test('IBM Equal Access reports a picture without alternative text', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(
    '<!doctype html><html lang="en"><title>Nets</title><main><h1>Nets</h1><img src="net.png"></main></html>',
  );
  const lines = await checkWithOtherEngines(page);
  expect(lines.filter((line) => line.startsWith('IBM Equal Access: '))).toEqual([
    expect.stringContaining('<img src="net.png">'),
  ]);
});

test('a correct page has no violations', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(
    '<!doctype html><html lang="en"><title>Nets</title><main><h1>Nets</h1><img src="net.png" alt="A net"></main></html>',
  );
  expect(await checkWithOtherEngines(page)).toEqual([]);
});

test('a page without a language is reported', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(
    '<!doctype html><html><title>Nets</title><main><h1>Nets</h1></main></html>',
  );
  expect((await checkWithOtherEngines(page)).join()).toContain('lang');
});

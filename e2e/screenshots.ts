// Takes pictures of every page at three widths, light and dark: `node e2e/screenshots.ts [FOLDER]`.
// The default is a new temporary folder.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPinned } from '@parinda/testing/browser';
import { build } from '@parinda/testing/builds';
import { startShop } from '@parinda/testing/servers';
import { dataPages, fixedPages, visit } from './pages.ts';
import { signIn } from './shop-test.ts';

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'parinda-pictures-'));
const widths = [360, 768, 1280];

mkdirSync(folder, { recursive: true });
await build('storefront');
const shop = await startShop();
const browser = await launchPinned();
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = { colorScheme, locale: 'en-IN', timezoneId: 'Asia/Kolkata', baseURL: shop.url };
    const signedOut = await (await browser.newContext(visitor)).newPage();
    const signedIn = await (await browser.newContext(visitor)).newPage();
    await signIn(signedIn, shop);
    const pages = [...fixedPages, ...(await dataPages(signedIn, shop))];
    for (const { name, path, isSignedIn } of pages) {
      const page = isSignedIn ? signedIn : signedOut;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, path).catch((error: Error) => console.error(`${name}: ${error.message}`));
        const picture = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: picture, fullPage: true });
      }
    }
  }
  console.log(folder);
} finally {
  await browser.close();
  await shop.stop();
}

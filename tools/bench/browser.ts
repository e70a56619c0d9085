import { launchPinned } from '@parinda/testing/browser';
import { build } from '@parinda/testing/builds';
import { freePort } from '@parinda/testing/free-port';
import { startShop } from '@parinda/testing/servers';
import lighthouse, { type Flags, type Result } from 'lighthouse';

interface Pages {
  paths: string[];
  /** URL of this checkout's shop, without a trailing slash. */
  shop: string;
  /** URL of the baseline's shop. */
  other: string | undefined;
  /** Lighthouse's result, on its default phone. */
  audit(url: string, flags?: Flags): Promise<Result>;
}

/** Starts this checkout's shop, the baseline's, and a browser. */
export async function withBrowser(
  baseline: string | undefined,
  run: (pages: Pages) => Promise<void>,
): Promise<void> {
  await build('storefront');
  const isUrl = /^https?:/.test(baseline ?? '');
  const shop = await startShop();
  const started = baseline && !isUrl ? await startShop({}, baseline) : undefined;
  const port = await freePort();
  const browser = await launchPinned({ debuggingPort: port });
  const audit = async (url: string, flags: Flags = {}) => {
    const report = await lighthouse(url, { port, logLevel: 'silent', ...flags });
    const error = report?.lhr.runtimeError;
    if (!report || error) throw new Error(`${url}: ${error?.message ?? 'no report'}`);
    return report.lhr;
  };
  try {
    const products = await fetch(`${shop.url}/api/user/products/`);
    const [product] = (await products.json()) as { slug: string }[];
    await run({
      paths: ['/', '/products', `/products/${product?.slug}`],
      shop: shop.url,
      other: isUrl ? baseline?.replace(/\/$/, '') : started?.url,
      audit,
    });
  } finally {
    await browser.close();
    await Promise.all([shop.stop(), started?.stop()]);
  }
}

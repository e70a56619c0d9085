import { build } from '@parinda/testing/builds';
import { startApi, startStorefront } from '@parinda/testing/servers';
import { compareServers, requestsPerSecond, type ThroughputOptions } from './throughput.ts';

const env = { NODE_ENV: 'production', SITE_URL: 'https://shop.example' };

export async function pages({ rounds, seconds, baseline }: ThroughputOptions): Promise<void> {
  await build('storefront');
  const api = await startApi();
  const server = await startStorefront(api.url, env);
  const other = baseline ? await startStorefront(api.url, env, baseline) : undefined;
  const measure = (title: string, path: string, nextPath?: () => string) =>
    compareServers({
      title,
      path,
      server,
      other,
      rounds,
      run: (url) => requestsPerSecond(url + path, seconds, nextPath),
    });
  let count = 0;
  // No product costs that much, so all these pages are equal except for their URL.
  const uncachedPath = () => `/products?max=${(49_000 + count++ / 1000).toFixed(3)}`;
  try {
    for (const path of ['/', '/products', '/cart']) await measure(`${path}, cached`, path);
    await measure('/products, uncached', '/products', uncachedPath);
  } finally {
    await Promise.all([server.stop(), other?.stop(), api.stop()]);
  }
}

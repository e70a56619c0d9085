import { sitePages } from '../apps/storefront/build/sitePages.ts';
import { expect, test } from './shop-test.ts';

// One page for each thing that pages read.
const publicPages = Object.entries(sitePages).filter(([, { file, isPublic }]) => file && isPublic);
const routes = new Map(publicPages.map(([route, { reads }]) => [reads, route]));

for (const route of routes.values()) {
  test(`${route} is sent with what it needs, and asks for each of it once`, async ({
    page,
    request,
  }) => {
    const [product] = await (await request.get('/api/user/products/')).json();
    const [blog] = await (await request.get('/api/user/blogs/')).json();
    const names = { ':slug': product.slug, ':id': blog.slug, ':categoryName': '1' };
    const path = Object.entries(names).reduce(
      (text, [name, part]) => text.replace(name, part),
      route,
    );

    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).href));
    const unused: string[] = [];
    page.on('console', (one) => /preload/.test(one.text()) && unused.push(one.text()));
    await page.goto(path, { waitUntil: 'networkidle' });

    const preloads = await page
      .locator('head link[rel*=preload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(preloads.some((href) => /\.js$/.test(href))).toBe(true);
    const timesAsked = (href: string) => asked.filter((one) => one === href).length;
    expect(preloads.filter((href) => timesAsked(href) !== 1)).toEqual([]);
    expect(unused).toEqual([]);
  });
}

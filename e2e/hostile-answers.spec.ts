import { mockToken } from '@parinda/api-client/mocks';
import { paths } from '@parinda/storefront/paths';
import { type Server, startStorefront } from '@parinda/testing/servers';
import { test as base, expect, type Page } from '@playwright/test';
import { openedSlug, startHostileApi } from './hostile-api.ts';
import { payloads } from './payloads.ts';
import { policyReports } from './policy-reports.ts';
import { takenOver } from './shop-test.ts';

// Answers of a backend appear as text, or as an article without active content.

/** An article with each payload, and markup that parsers interpret differently. */
const article = `<h1>Opened</h1>
<p style="color: red" onclick="hit()">Styled</p><a href="javascript:hit()">Link</a>
<svg style="color: red" onload="hit()"><style>*{display:none}</style></svg>
<math><mi style="color: red" href="javascript:hit()">x</mi></math>
<template><p style="color: red">x</p></template><noscript><p style="color: red">x</p></noscript>
<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example/">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<iframe src="//evil.example/" srcdoc="<script>parent.hit()</script>"></iframe>
<form action="//evil.example/" id="root"><input name="otp" autofocus onfocus="hit()"></form>
<p id="shop-config">{"apiBaseUrl":"//evil.example"}</p><p id="served-page">{}</p>
<img src="//evil.example/a.png"><video src="//evil.example/a.mp4" poster="//evil.example/a.png"></video>
<!-- <a title=" --><p style="color: red">"</p>
${payloads.map((payload) => `<p>${payload}</p>`).join('\n')}
</textarea></xmp></noscript></style></script></title></math></svg></template>-->
<p style="color: red" onclick="hit()">The end</p>`;

const test = base.extend<{ page: Page }, { storefront: Server }>({
  page: ({ page }, use) => use(takenOver(page)),
  storefront: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const api = await startHostileApi(article);
      const storefront = await startStorefront(api.url);
      await use(storefront);
      await storefront.stop();
      await api.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/**
 * Returns elements and attributes that the shop never renders itself.
 *
 * @param html parsed instead of the current page
 */
function foreignParts(html?: string): string[] {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const leadsAstray = (address: unknown) =>
    /^(?:javascript|vbscript|data|blob):/.test(`${address}`);
  const isForeign = (element: Element) => {
    const { localName, attributes, textContent } = element;
    const { href, action, src } = element as Partial<HTMLAnchorElement & HTMLFormElement>;
    const isData = /json$/.test(element.getAttribute('type') ?? '');
    return (
      /^(?:object|embed|base|marquee|math|x-unknown)$/.test(localName) ||
      (localName === 'iframe' && !/google/.test(`${src}`)) ||
      (localName === 'script' && !isData && /hit\(/.test(textContent ?? '')) ||
      (localName === 'meta' && element.hasAttribute('http-equiv')) ||
      leadsAstray(href) ||
      leadsAstray(action) ||
      [...attributes].some(({ name }) => /^(?:on|data-foreign|srcdoc)/.test(name))
    );
  };
  return [...root.querySelectorAll('*')]
    .filter(isForeign)
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Ignores blocked images: blocking them is the purpose of the policy. */
const notOfPictures = (reports: string[]) => reports.filter((one) => !/^img-src /.test(one));

async function watched(page: Page) {
  const wrongs: string[] = [];
  const hit = (number: number) => wrongs.push(`ran: ${payloads[number]}`);
  await page.exposeFunction('hit', hit);
  page.on('pageerror', ({ message }) => wrongs.push(message));
  page.on('dialog', (dialog) => wrongs.push(dialog.message()));
  page.on('framenavigated', (frame) => {
    if (/evil|^data:/.test(frame.url())) wrongs.push(frame.url());
  });
  return { wrongs, reports: await policyReports(page) };
}

/** Opens a page and waits for all payloads, or at least for its title. */
async function expectTexts(page: Page, url: string, showsAll: boolean) {
  await page.goto(url);
  await page.locator('h1:not([data-passing])').first().waitFor();
  await expectTextsOf(page, url, showsAll);
}

async function expectTextsOf(page: Page, url: string, showsAll: boolean) {
  const missing = () =>
    page.evaluate((all) => {
      const shown = document.body.textContent ?? '';
      return all.filter((one) => !shown.includes(one));
    }, payloads);
  if (showsAll) await expect.poll(missing, url).toEqual([]);
  expect(await page.evaluate(foreignParts, undefined), url).toEqual([]);
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, `px that ${url} is too wide`).toBeLessThanOrEqual(0);
}

test(`pages show ${payloads.length} payloads in every text of every answer as text`, async ({
  page,
  storefront: { url },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { wrongs, reports } = await watched(page);
  await expectTexts(page, url + paths.home, false);
  for (const path of [paths.products, `/products/${openedSlug}`, paths.gallery, paths.blogs]) {
    await expectTexts(page, url + path, true);
  }
  // The server's error message contains payloads too.
  await page.goto(url + paths.signup);
  await page.getByRole('textbox', { name: 'Email' }).first().fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).first().fill('a long pass phrase');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(
    page
      .getByText(payloads[0] ?? '')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(foreignParts, undefined)).toEqual([]);
  await page.evaluate((token) => localStorage.setItem('token', token), mockToken);
  await expectTexts(page, url + paths.account, false);
  for (const path of [
    paths.manageAccount,
    paths.manageAddress,
    paths.orders,
    paths.wishlist,
    paths.myReviews,
  ]) {
    await expectTexts(page, url + path, true);
  }
  await page.goto(url + paths.orders);
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.waitForURL(/order-detail/);
  await expectTexts(page, page.url(), true);
  // The postal lookup's place, and the delivery estimate.
  await page.evaluate(
    (lines) => localStorage.setItem('cartItems', lines),
    JSON.stringify([{ id: 1, slug: openedSlug, title: payloads[0], price: 549, quantity: 1 }]),
  );
  await page.goto(url + paths.cart);
  await page.getByRole('main').getByLabel('Pincode').fill('570001');
  await page.getByRole('main').getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Pincode validated')).toBeVisible();
  await expectTextsOf(page, page.url(), true);
  await expectTexts(page, url + paths.checkout, true);
  expect(wrongs).toEqual([]);
  expect(notOfPictures(reports)).toEqual([]);
});

// Spec: 1 §2 Shell
test("the server's HTML contains the payloads only as text and data, with an unchanged policy", async ({
  page,
  storefront: { url },
}) => {
  // A blank page has no policy, which would block the parser.
  await page.goto('about:blank');
  const scriptsOf = (answer: Response) =>
    /script-src [^;]*/.exec(answer.headers.get('content-security-policy') ?? '')?.[0];
  const plain = scriptsOf(await fetch(url + paths.faqs));
  for (const path of [
    paths.home,
    paths.products,
    `/products/${openedSlug}`,
    paths.gallery,
    paths.blogs,
    `/blogs/${openedSlug}`,
    `/products/search?query=${encodeURIComponent(payloads[0] ?? '')}`,
  ]) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    expect(scriptsOf(answer), path).toBe(plain);
    const html = await answer.text();
    expect(await page.evaluate(foreignParts, html), path).toEqual([]);
    for (const [, json = ''] of html.matchAll(
      /<script type="application[^>]*json"[^>]*>(.*?)<\/script>/gs,
    )) {
      expect(() => JSON.parse(json), path).not.toThrow();
    }
  }
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const broken = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror, script, [data-foreign]')?.textContent;
  }, sitemap);
  expect(broken).toBeUndefined();
});

test('the texts of seo.json appear as text in the head', async ({ page, storefront: { url } }) => {
  const { wrongs, reports } = await watched(page);
  const all = payloads.join(' ');
  const entry = { title: all, description: all, canonical_url: all, og_image: all };
  await page.route('**/seo-json/seo.json', (route) =>
    route.fulfill({ json: { [paths.gallery]: { ...entry, twitter_card: all } } }),
  );
  await page.goto(url + paths.faqs);
  await page.getByRole('link', { name: 'Gallery' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(url + paths.gallery);
  await expect.poll(() => page.title()).toContain('hit(');
  expect(await page.evaluate(foreignParts, undefined)).toEqual([]);
  expect(wrongs).toEqual([]);
  expect(notOfPictures(reports)).toEqual([]);
});

// Spec: 1 §2 Blogs
test('a hostile article is sanitized by the server and by the browser', async ({
  page,
  storefront: { url },
}) => {
  const { wrongs, reports } = await watched(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${url}/blogs/${openedSlug}`);
  const end = page.getByText('The end');
  await expect(end).toBeVisible();
  expect(await page.evaluate(foreignParts, undefined)).toEqual([]);

  // Client-side navigation: the browser sanitizes this one.
  await page.goto(`${url}${paths.blogs}`);
  await page.locator(`a[href="/blogs/${openedSlug}"]`).first().click();
  await expect(end).toBeVisible();
  expect(await page.evaluate(foreignParts, undefined)).toEqual([]);
  expect(wrongs).toEqual([]);
  expect(notOfPictures(reports)).toEqual([]);
  expect(requests.filter((one) => one.includes('evil.example'))).toEqual([]);
});

// Spec: 1 §2 Shell
test('the policy blocks plain strings as markup and scripts, and reports them', async ({
  page,
  storefront: { url },
}) => {
  const reports = await policyReports(page);
  await page.goto(url + paths.about);
  const outcomes = await page.evaluate(() => {
    const attempts = [
      () => document.createElement('div').insertAdjacentHTML('beforeend', '<p>'),
      () => new DOMParser().parseFromString('<p>', 'text/html'),
      () => Object.assign(document.createElement('script'), { src: '/a.js' }),
      () => Object.assign(document.createElement('script'), { text: 'hit()' }),
      () => new Worker('/a.js'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
    ];
    return Promise.all(
      attempts.map(async (attempt) => {
        try {
          await attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
  });
  expect(outcomes).toEqual(Array(6).fill('TypeError'));
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(6);
});

import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const template = `<!doctype html><html><head>
    <meta charset="utf-8" />
    <title>Old</title>
    <meta name="description" content="Old" />
    <meta property="og:title" content="Old" />
    <link rel="canonical" href="/old" />
    <link rel="icon" href="/favicon.svg" />
  </head><body></body></html>`;

const metadata = {
  title: 'Spikes "1 m" </title><script>',
  description: 'For $& ledges',
  canonical_url: '/a',
  og_image: '/card.jpg',
  twitter_card: 'summary',
};
const render = (more = {}, configuration = {}) =>
  pageHtml(template, configuration, {
    metadata,
    origin: 'https://shop.example',
    styleNonce: 'n0nce',
    isFound: true,
    preloads: [],
    ...more,
  });

it('replaces the head tags of the template, and keeps the others', () => {
  const html = render();
  expect(html).not.toMatch(/Old|\/old/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<link rel="icon" href="/favicon.svg" />');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/a" />');
  expect(html).toContain('<meta property="og:image" content="https://shop.example/card.jpg" />');
});

it('lets no text out of its tag', () => {
  const html = render();
  expect(html).toContain('<title>Spikes &quot;1 m&quot; &lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('content="For $&amp; ledges"');
});

it('tells search engines to leave out what is not found', () => {
  const html = render({ isFound: false });
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('canonical');
});

it('brings the configuration as data that cannot end its element', () => {
  const html = render({}, { orderIdSecret: '</script><script>' });
  const [, json = ''] = /id="shop-config">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ orderIdSecret: '</script><script>' });
});

it('names what the page will ask for, in the way in which it will ask', () => {
  const html = render({ preloads: ['/a.js', '/a.css', '/api/"x"/'] });
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/a.js" />');
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/a.css" />');
  expect(html).toContain(
    '<link rel="preload" as="fetch" crossorigin href="/api/&quot;x&quot;/" />',
  );
});

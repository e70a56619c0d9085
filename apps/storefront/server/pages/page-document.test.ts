import { expect, it } from 'vitest';
import { type BuiltSite, hashSource } from '../built-site.ts';
import { pageDocument, scriptHashes, styleHashes } from './page-document.ts';

const site: BuiltSite = {
  template:
    '<html><head><!--head--></head><body><div id="root"><!--page--></div><!--data--></body></html>',
  filesOf: () => ({ scripts: ['/entry.js', '/home.js'], styles: ['/home.css'] }),
  filesAhead: [],
  fonts: ['/text.woff2'],
  styleText: () => '@media (width<=768px){p{color:red}}',
};
const parts = {
  head: '<title>Home</title>',
  html: '<p>$&</p>',
  data: {},
  parts: [],
  preconnect: [],
};

it('contains head, page and styles, and names its scripts', () => {
  const html = pageDocument(site, { ...parts, preconnect: ['https://api.test'] });
  for (const piece of [
    '<title>Home</title>',
    '<link rel="preconnect" href="https://api.test" crossorigin />',
    '<style>@media (width<=768px){p{color:red}}</style>',
    '<div id="root"><p>$&</p></div>',
  ]) {
    expect(html).toContain(piece);
  }
});

// Spec: 1 §2 Shell
it('names its scripts in a block, so that index.html loads them after the images', () => {
  const html = pageDocument(site, parts);
  expect(html).toContain(
    '<script type="application/json" id="scripts">["/entry.js","/home.js"]</script>',
  );
  expect(html).not.toContain('src="/entry.js"');
});

it('preloads no font, as browsers would delay the first paint', () => {
  expect(pageDocument(site, parts)).not.toContain('as="font"');
});

it('lists style sheets without fetching them, as their text is inline', () => {
  expect(pageDocument(site, parts)).toContain(
    '<link rel="stylesheet" href="/home.css" media="not all" disabled />',
  );
});

it('escapes embedded data, which can neither end its block nor break its lines', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028\u2029';
  const html = pageDocument(site, { ...parts, data: { config: { hostile } } });
  const [, json = ''] = /id="config">(.*?)<\/script>/.exec(html) ?? [];
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ hostile });
});

it('returns the hash of every inline script and style once', () => {
  const html =
    '<script>go()</script><script type="application/json">{}</script><style>p{}</style><style id="x">@media (width<=1px){}</style><p style="a:b"></p><i class="c" style="a:b"></i><b style="d:url(&quot;e&quot;)"></b>';
  expect(scriptHashes(html)).toEqual([hashSource('go()')]);
  expect(styleHashes(html)).toEqual({
    elements: [hashSource('p{}'), hashSource('@media (width<=1px){}')],
    attributes: [hashSource('a:b'), hashSource('d:url("e")')],
  });
});

import { expect, it } from 'vitest';
import { plainText, shortened } from './plain-text.ts';

it.each([
  ['<p>Two</p><p>words</p>', 'Two words'],
  [' a\n<br>\t b ', 'a b'],
  ['Nets &amp; spikes &lt;1 m&gt;&nbsp;&quot;x&quot;', 'Nets & spikes <1 m> "x"'],
  ['it&#39;s &#x1F426; &#X26;', "it's 🐦 &"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&unknown; &#0; &#99999999999;', '&unknown; &#0; &#99999999999;'],
  ['a<script>if (a < b) c()</script><style>p {}</style>b', 'a b'],
  ['&constructor; &toString; &__proto__;', '&constructor; &toString; &__proto__;'],
  ['<h2>Nets</h2><p>They last.</p><h3>Why?</h3><p>Read on.</p>', 'Nets. They last. Why? Read on.'],
  ['<h2>Only <em>this</em> </h2>', 'Only this.'],
  ['<h2></h2><p>Text</p>', 'Text'],
  ['a<script>never closed', 'a'],
])('the text of %s is %s', (html, expected) => {
  expect(plainText(html)).toBe(expected);
});

/** With quadratic time each would take minutes; the test runner ends a test after seconds. */
it.each(['<', '<script', '<style>', '</script', '&', '&#', '<h1', '</h1', ' ', '<img src="'])(
  'takes linear time for many %j',
  (part) => {
    expect(plainText(part.repeat(1_000_000)).length).toBeLessThanOrEqual(part.length * 1_000_000);
  },
);

it('cuts a long text between words', () => {
  const text = 'pigeon '.repeat(40).trim();
  expect(shortened(text)).toBe(`${'pigeon '.repeat(22).trim()}…`);
  expect(shortened('x'.repeat(155))).toBe('x'.repeat(155));
  expect(shortened('x'.repeat(156))).toBe(`${'x'.repeat(154)}…`);
});

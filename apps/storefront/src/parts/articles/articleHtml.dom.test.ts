import { describe, expect, it } from 'vitest';
import { firstImage, snippet, splitTitle } from './articleHtml.ts';

describe('firstImage', () => {
  // Spec: 1 §2 Blogs
  it.each([
    ['<p>No picture</p>', undefined],
    ['', undefined],
    ['<img src="">', undefined],
    ['<img alt="nothing">', undefined],
    ['<p><img src="/a.svg"></p><img src="/b.svg">', '/a.svg'],
    ['<img src=""><img src="/b.svg">', '/b.svg'],
    ['<IMG SRC=/a.svg>', '/a.svg'],
    ['<img src="https://evil.example/a.svg"><img src="/b.svg">', '/b.svg'],
    ['<img src="javascript:alert(1)">', undefined],
    ['<noscript><img src="/a.svg"></noscript>', '/a.svg'],
    ['&lt;img src="/text.svg"&gt;<img src="/real.svg">', '/real.svg'],
  ])('finds in %j the image %s', (html, src) => {
    expect(firstImage(html)).toBe(src);
  });
});

describe('snippet', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'spike').join(' ');

  // Spec: 1 §2 Blogs
  it.each([
    ['', ''],
    ['<h1>Only a title</h1>', ''],
    ['<p>Short.</p>', 'Short....'],
    ['<h1>Title</h1><p>One.</p><p>Two.</p>', 'One. Two....'],
    ['<p>A <b>bo</b>ld\n  word</p>', 'A bold word...'],
    ['<h2>Nets</h2><p>They last.</p><h2>Why?</h2><p>So.</p>', 'Nets. They last. Why? So....'],
    ['<ul><li>nets</li><li>spikes</li></ul>', 'nets spikes...'],
    ['<p>Birds &amp; monkeys</p>', 'Birds & monkeys...'],
    ['<style>p{}</style><script>alert(1)</script><p>Safe</p>', 'Safe...'],
  ])('shortens %j to %j', (html, text) => {
    expect(snippet(html)).toBe(text);
  });

  // Spec: 1 §2 Blogs
  it.each([
    // 42 words with spaces are 251 characters; 41 are 245.
    ['cuts at the last space before the limit', words(60), `${words(41)}...`],
    ['keeps exactly 250 characters', 'x'.repeat(250), `${'x'.repeat(250)}...`],
    ['cuts a word that exceeds the limit', 'x'.repeat(300), `${'x'.repeat(250)}...`],
    ['keeps a word that ends at the limit', `${'x'.repeat(250)} y`, `${'x'.repeat(250)}...`],
    ['never splits a surrogate pair', '🐦'.repeat(300), `${'🐦'.repeat(250)}...`],
  ])('%s', (_case, text, expected) => {
    expect(snippet(`<p>${text}</p>`)).toBe(expected);
  });
});

describe('splitTitle', () => {
  // Spec: 1 §2 Blogs
  it.each([
    ['<h1>Nets</h1><p>Text</p>', 'Nets', '<p>Text</p>'],
    ['<p>Text</p>', 'Blog Title', '<p>Text</p>'],
    ['', 'Blog Title', ''],
    ['<h1> </h1><p>Text</p>', 'Blog Title', '<p>Text</p>'],
    ['<h1>Nets <em>or</em>\nspikes</h1>', 'Nets or spikes', ''],
    ['<div><h1>First</h1></div><h1>Second</h1>', 'First', '<div></div><h1>Second</h1>'],
  ])('reads from %j the title %j', (html, title, rest) => {
    expect(splitTitle(html)).toEqual({ title, html: rest });
  });
});

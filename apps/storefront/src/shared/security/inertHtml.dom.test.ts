import { expect, it } from 'vitest';
import { inertHtml } from './inertHtml.ts';

it.each([
  ['<p>Text, style="color:red" and onclick=1</p>', '<p>Text, style="color:red" and onclick=1</p>'],
  ['<p style="color:red">x</p>', '<p xtyle="color:red">x</p>'],
  ["<p\nSTYLE\t=\n'color:red'>x</p>", "<p\nxTYLE\t=\n'color:red'>x</p>"],
  ['<img src=/a.png/onerror=a()>', '<img src=/a.png/onerror=a()>'],
  ['<img src="/a.png"onerror=a()>', '<img src="/a.png"xnerror=a()>'],
  ['<svg/onload=a()>', '<svg/xnload=a()>'],
  ['<p title="a > b" onclick="a()">', '<p title="a > b" xnclick="a()">'],
  ['<style>p { color: red }</style>', '<noembed>p { color: red }</noembed>'],
  ['<base href="https://evil.example">', '<basefont href="https://evil.example">'],
  ['<stylesheet><basement>', '<stylesheet><basement>'],
  ['<p a = =b style>', '<p a = =b xtyle>'],
  ['<!-- <a title=" --><p onclick=a()>"', '<!-- <a title=" --><p xnclick=a()>"'],
  ['<p title="<b style=x>">', '<p title="<b xtyle=x>">'],
  ['<a <b/style=x>', '<a <b/xtyle=x>'],
  ['<a<="x onclick=y>', '<a<="x xnclick=y>'],
  ['<a<b<c="x onclick=y>', '<a<b<c="x xnclick=y>'],
  ['<a<style/onclick=y>', '<a<noembed/xnclick=y>'],
  ['<a </style x>', '<a </noembed x>'],
  ['a < b onclick=c', 'a < b onclick=c'],
])('%s', (html, inert) => {
  expect(inertHtml(html)).toBe(inert);
  expect(inertHtml(inert)).toBe(inert);
});

it('leaves no active attribute for a parser, wherever the tag hides', () => {
  const tag = '<p title=\'"\' style="a:b" onclick="c()" data-a=`>x';
  const around = ['', '<!--', '<textarea>', '<svg><style>', '<math><mi>', '<noscript>', '<xmp>'];
  const before = [
    '',
    '<a title="',
    "<a title='",
    '<a title=',
    '<a <',
    '-->',
    '</textarea>',
    '</xmp>',
  ];
  for (const one of around) {
    for (const two of before) {
      const html = inertHtml(`${one}${two}${tag}${two}${tag}`);
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const acting = [...parsed.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
        ...(/^(?:style|base)$/.test(localName) ? [localName] : []),
        ...[...attributes].flatMap(({ name }) => (/^(?:style|on)/.test(name) ? [name] : [])),
      ]);
      expect(acting, one + two).toEqual([]);
    }
  }
});

it('takes linear time', () => {
  const startedAt = process.threadCpuUsage();
  for (const piece of ['<a', '<a ', '<a b="', "<a b='", '<a b=<', '<', '<a ="\'', '</style ']) {
    inertHtml(piece.repeat(30_000));
  }
  // CPU time in microseconds, which other processes do not affect.
  expect(process.threadCpuUsage(startedAt).user).toBeLessThan(2_000_000);
});

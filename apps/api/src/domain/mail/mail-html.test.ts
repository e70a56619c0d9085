import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

const html = (text: string) => mailHtml({ subject: 'Your order', text });

it('each paragraph of a mail is a paragraph of its HTML, with line breaks', () => {
  const shown = html('Dear Asha,\n\nDelivering to:\nFlat 2\nPune\n');
  expect(shown).toContain('>Dear Asha,</p>');
  expect(shown).toContain('>Delivering to:<br>Flat 2<br>Pune</p>');
});

it('lines of names and values are a table', () => {
  const shown = html('2 × Net, 10 × 8 ft: ₹2,398.00\nTotal paid: ₹2,398.00');
  expect(shown).toMatch(/<th scope="row"[^>]*>2 × Net, 10 × 8 ft<\/th><td[^>]*>₹2,398.00<\/td>/);
  expect(shown).toMatch(/<th scope="row"[^>]*>Total paid<\/th>/);
});

it('markup in a mail is text', () => {
  const shown = mailHtml({ subject: '<b>', text: 'Dear <img src=x onerror="a()">,' });
  expect(shown).not.toContain('<img');
  expect(shown).not.toContain('<title><b>');
  expect(shown).toContain('&lt;img src=x');
});

it('addresses are links without the stop after them', () => {
  const shown = html(`See https://shop.example/orders?a=1&b=2. Write to ${brand.email}.`);
  expect(shown).toContain('<a href="https://shop.example/orders?a=1&amp;b=2"');
  expect(html("'https://shop.example/'")).toContain('&#39;<a href="https://shop.example/"');
  expect(shown).toContain(`<a href="mailto:${brand.email}"`);
});

it('a mail names the shop and its registered address, and loads nothing', () => {
  const shown = html('Text');
  expect(shown).toContain(escapeHtml(brand.name));
  expect(shown).toContain(escapeHtml(brand.registeredAddress[0]));
  expect(shown).not.toMatch(/\bsrc=|url\(|<script|<link/);
});

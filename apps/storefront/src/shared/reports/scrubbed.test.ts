import { expect, it } from 'vitest';
import { patternAt, scrubbed } from './scrubbed.ts';

it.each([
  ["Cannot read properties of undefined (reading 'title')", null],
  ['Failed to fetch', null],
  ['Minified React error #418', null],
  [
    `Unexpected token 'A', "Asha Rao, 9"... is not valid JSON`,
    "Unexpected token 'A', [text]... is not valid JSON",
  ],
  ['No such customer: asha.rao+1@example.co.in', 'No such customer: [e-mail]'],
  ['Call 98765 43210 or +91-98765-43210', 'Call [number] or [number]'],
  ['pin 570001, order 41', 'pin [number], order 41'],
  [
    'Failed to fetch dynamically imported module: https://shop.example/assets/Cart-x1y2.js?t=1',
    'Failed to fetch dynamically imported module: https://shop.example/assets/Cart-x1y2.js',
  ],
  ['at https://shop.example/order-detail/U2FsdGVk?utm=a', 'at https://shop.example'],
  ['at /order-detail/U2FsdGVkX1?email=a', 'at /order-detail/:encryptedId'],
  ['Bad query?email=asha&otp=1', 'Bad query'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE4OTM0.c2lnbmF0dXJl', 'Bearer [token]'],
  ['order_Sandbox00000000041', '[token]'],
  ['https://[', '[address]'],
])('reports %j as %j', (message, expected) => {
  expect(scrubbed(message)).toBe(expected ?? message);
});

it('cuts a long text in linear time', () => {
  const startedAt = process.threadCpuUsage();
  for (const piece of ['"', '/', '@', 'a@', '1 ', 'a-', '?=', 'a://']) {
    expect(scrubbed(piece.repeat(20_000)).length).toBeLessThanOrEqual(200);
  }
  // Microseconds of processor time, which other programs do not lengthen.
  expect(process.threadCpuUsage(startedAt).user).toBeLessThan(2_000_000);
});

it.each([
  ['/order-detail/U2FsdGVkX1', '/order-detail/:encryptedId'],
  ['/products/steel-spikes', '/products/:slug'],
  ['/', '/'],
  ['/wp-login.php', 'none'],
])('reports %s as %s', (pathname, pattern) => {
  expect(patternAt(pathname)).toBe(pattern);
});

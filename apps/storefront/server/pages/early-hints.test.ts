import { expect, it, vi } from 'vitest';
import { earlyHints } from './early-hints.ts';

const site = { fonts: ['/text.woff2'] };

function hintsFor(
  headers: Record<string, string>,
  { httpVersion = '1.1', sendsEarlyHints = true } = {},
) {
  const writeEarlyHints = vi.fn();
  const hint = earlyHints({ sendsEarlyHints }, site);
  hint({ headers, raw: { httpVersion } } as never, { raw: { writeEarlyHints } } as never);
  return writeEarlyHints.mock.calls;
}

it('names the shared fonts to a browser that opens a page', () => {
  expect(hintsFor({ 'sec-fetch-mode': 'navigate' })).toEqual([
    [{ link: ['</text.woff2>; rel=preload; as=font; type=font/woff2; crossorigin'] }],
  ]);
});

const others: Record<string, string>[] = [{}, { 'sec-fetch-mode': 'cors' }];
it.each(others)('sends no hints to %j', (headers) => {
  expect(hintsFor(headers)).toEqual([]);
});

it('sends no hints in HTTP/1.0, which has no interim responses', () => {
  expect(hintsFor({ 'sec-fetch-mode': 'navigate' }, { httpVersion: '1.0' })).toEqual([]);
});

it('sends no hints unless enabled, as a proxy may take them for the response', () => {
  expect(hintsFor({ 'sec-fetch-mode': 'navigate' }, { sendsEarlyHints: false })).toEqual([]);
});

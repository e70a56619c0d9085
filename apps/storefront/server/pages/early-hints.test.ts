import { expect, it, vi } from 'vitest';
import { earlyHints } from './early-hints.ts';

const site = {
  fonts: ['/text.woff2'],
  filesOf: () => ({ scripts: ['/entry.js'], styles: [] }),
};

function hintsFor(
  headers: Record<string, string>,
  { httpVersion = '1.1', sendsEarlyHints = true } = {},
) {
  const writeEarlyHints = vi.fn();
  const hint = earlyHints({ sendsEarlyHints }, site);
  hint({ headers, raw: { httpVersion } } as never, { raw: { writeEarlyHints } } as never);
  return writeEarlyHints.mock.calls;
}

it('names fonts and scripts of every page to a browser that opens one', () => {
  expect(hintsFor({ 'sec-fetch-mode': 'navigate' })).toEqual([
    [
      {
        link: [
          '</text.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
          '</entry.js>; rel=modulepreload; crossorigin',
        ],
      },
    ],
  ]);
});

const others: Record<string, string>[] = [{}, { 'sec-fetch-mode': 'cors' }];
it.each(others)('sends nothing before its answer to %j', (headers) => {
  expect(hintsFor(headers)).toEqual([]);
});

it('sends nothing before its answer in HTTP/1.0, which has one answer only', () => {
  expect(hintsFor({ 'sec-fetch-mode': 'navigate' }, { httpVersion: '1.0' })).toEqual([]);
});

it('sends nothing before its answer unless it is told to, for a proxy may take it for the answer', () => {
  expect(hintsFor({ 'sec-fetch-mode': 'navigate' }, { sendsEarlyHints: false })).toEqual([]);
});

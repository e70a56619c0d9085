import { describe, expect, it } from 'vitest';
import { afterSign, type Entry, type Lost, type Sign, signOf } from './lost.ts';

const fetched = (more: Partial<Entry>): Entry => ({
  entryType: 'resource',
  name: 'https://shop.example/api/user/products/',
  initiatorType: 'fetch',
  responseStatus: 200,
  ...more,
});
const seen = { name: 'last-seen', duration: 1000 };

describe('signOf', () => {
  it.each<[string, Entry, Sign | undefined]>([
    ['an answer from the cache', fetched({ serverTiming: [seen] }), { seenAt: 1000 }],
    [
      'a page from the cache',
      fetched({ entryType: 'navigation', serverTiming: [seen] }),
      { seenAt: 1000 },
    ],
    [
      'the shell',
      fetched({ entryType: 'navigation', serverTiming: [{ name: 'unseen', duration: 0 }] }),
      'unseen',
    ],
    ['a response of the API', fetched({ serverTiming: [{ name: 'db', duration: 3 }] }), 'answered'],
    ['an error of the API', fetched({ responseStatus: 404 }), 'answered'],
    ['no response of the API', fetched({ responseStatus: 0 }), 'missing'],
    [
      'no response to a customer',
      fetched({ responseStatus: 0, name: 'https://shop.example/api/user/wishlist/' }),
      undefined,
    ],
    ['a page from the server', fetched({ entryType: 'navigation' }), undefined],
    ['a script', fetched({ name: 'https://shop.example/assets/a.js' }), undefined],
    ['a picture', fetched({ initiatorType: 'img' }), undefined],
  ])('%s', (_what, entry, sign) => {
    expect(signOf(entry)).toEqual(sign);
  });
});

const here = { path: '/about', seenAt: 500 };

describe('afterSign', () => {
  it.each<[Lost | undefined, Sign, Lost | undefined]>([
    [undefined, { seenAt: 400 }, { path: '/about', seenAt: 400 }],
    [undefined, 'lost', { path: '/about', seenAt: 9000 }],
    [undefined, 'missing', undefined],
    [undefined, 'answered', undefined],
    [here, { seenAt: 400 }, { path: '/about', seenAt: 400 }],
    [here, { seenAt: 600 }, here],
    [here, 'lost', here],
    [here, 'missing', { ...here, isPartial: true }],
    [
      { path: '/about', isPartial: true },
      { seenAt: 400 },
      { path: '/about', seenAt: 400, isPartial: true },
    ],
    [here, 'answered', undefined],
    [here, 'back', undefined],
    [{ path: '/', seenAt: 500 }, { seenAt: 600 }, { path: '/about', seenAt: 600 }],
    [{ path: '/', seenAt: 500 }, 'missing', { path: '/about', isPartial: true }],
    [{ path: '/about' }, { seenAt: 400 }, { path: '/about', seenAt: 400 }],
  ])('%j, %j: %j', (before, sign, after) => {
    expect(afterSign(before, sign, '/about', 9000)).toEqual(after);
  });

  it('starts with a page that was never seen', () => {
    expect(afterSign(undefined, 'unseen', '/about', 9000)).toEqual({ path: '/about' });
  });
});

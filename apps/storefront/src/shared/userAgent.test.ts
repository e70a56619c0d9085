import { expect, it } from 'vitest';
import { isInApp, isIos } from './userAgent.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Instagram', `${iphone} (KHTML, like Gecko) Mobile/15E148 Instagram 361.0.0.35.82`],
  ['Facebook', `${android} Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0]`],
  [
    'an Android WebView',
    `${android.replace(')', '; wv)')} Version/4.0 Chrome/140.0 Mobile Safari/537.36`,
  ],
  ['an iOS WebView', `${iphone} (KHTML, like Gecko) Mobile/15E148`],
  ['UC Browser', `${android} Version/4.0 Chrome/78.0 UCBrowser/13.4 Mobile Safari/537.36`],
])('%s cannot show a payment frame', (_name, userAgent) => {
  expect(isInApp(userAgent)).toBe(true);
});

it.each([
  ['Safari on iOS', `${iphone} (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${iphone} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    'Chrome on a desktop',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  ],
])('%s can show a payment frame', (_name, userAgent) => {
  expect(isInApp(userAgent)).toBe(false);
});

it('detects iOS by its devices', () => {
  expect(isIos(iphone)).toBe(true);
  expect(isIos(android)).toBe(false);
});

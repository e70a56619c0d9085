import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { writeBuiltSite } from './testing/built-site.ts';

let needed: Record<string, string>;
beforeAll(() => {
  needed = { API_URL: 'https://api.example', SITE_DIR: writeBuiltSite() };
});
afterAll(() => rmSync(needed.SITE_DIR!, { recursive: true }));

it('needs only a build and the URL of an API', () => {
  expect(readConfig(needed)).toEqual({
    isProduction: false,
    port: 3000,
    host: 'localhost',
    apiUrl: 'https://api.example',
    apiInternalUrl: 'https://api.example',
    pincodeUrl: 'https://api.example',
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    imageOrigins: [],
    siteUrl: undefined,
    reportUrl: '',
    keepsProfileAfterLogout: true,
    orderIdSecret: 'parinda',
    trustProxy: false,
    logLevel: 'error',
    serviceName: 'parinda',
    sendsEarlyHints: false,
    hasServiceWorker: true,
    siteDir: needed.SITE_DIR,
    pageCacheBytes: 64 * 1024 * 1024,
  });
});

it('keeps URLs as given, without the trailing slash', () => {
  expect(
    readConfig({
      ...needed,
      API_URL: 'https://api.example/shop/',
      API_INTERNAL_URL: 'http://10.0.0.5:8000/',
      PINCODE_URL: 'https://post.example/',
      CHECKOUT_SCRIPT_URL: 'https://pay.example/widget.js',
      SITE_URL: 'https://shop.example/',
      REPORT_URL: 'https://faults.example/parinda',
      IMAGE_ORIGINS: 'https://a.example, https://b.example:8443',
    }),
  ).toMatchObject({
    apiUrl: 'https://api.example/shop',
    apiInternalUrl: 'http://10.0.0.5:8000',
    pincodeUrl: 'https://post.example',
    checkoutScriptUrl: 'https://pay.example/widget.js',
    siteUrl: 'https://shop.example',
    reportUrl: 'https://faults.example/parinda',
    imageOrigins: ['https://a.example', 'https://b.example:8443'],
  });
});

it('sends early hints when enabled', () => {
  expect(readConfig({ ...needed, EARLY_HINTS: '1' }).sendsEarlyHints).toBe(true);
});

it('has a service worker unless disabled', () => {
  expect(readConfig(needed).hasServiceWorker).toBe(true);
  expect(readConfig({ ...needed, SERVICE_WORKER: '0' }).hasServiceWorker).toBe(false);
});

it('treats an empty setting as unset', () => {
  const names = [
    ...['NODE_ENV', 'PORT', 'HOST', 'LOG_LEVEL', 'TRUST_PROXY', 'PAGE_CACHE_MB', 'EARLY_HINTS'],
    ...['API_INTERNAL_URL', 'PINCODE_URL', 'CHECKOUT_SCRIPT_URL', 'SITE_URL'],
    ...['IMAGE_ORIGINS', 'ORDER_ID_SECRET', 'REPORT_URL', 'SERVICE_WORKER'],
  ];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readConfig({ ...empty, ...needed })).toEqual(readConfig(needed));
});

function startErrorOf(env: Record<string, string>): Error {
  try {
    readConfig({ ...needed, ...env });
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It was taken');
}

const addresses = ['API_URL', 'API_INTERNAL_URL', 'PINCODE_URL', 'CHECKOUT_SCRIPT_URL', 'SITE_URL'];
const notPlain = [
  'shop.example',
  'ftp://shop.example',
  'https://',
  'https://shop.example?shop=1',
  'https://shop.example#top',
  'https://shop.exam\nple',
  'https://shop:hush@shop.example',
  'https://shop:hush@shop.exam\nple',
];

it.each(addresses.flatMap((name) => notPlain.map((text) => ({ name, text }))))(
  'rejects $name=$text in one line',
  ({ name, text }) => {
    const error = startErrorOf({ [name]: text });
    expect(error.name).toBe('StartError');
    expect(error.message).toMatch(
      new RegExp(`^${name}=.* is not a web address such as https://shop\\.example\\.$`),
    );
    expect(error.message).not.toContain('hush');
  },
);

// Spec: decisions Server
it.each([
  [{ NODE_ENV: 'prod' }, 'NODE_ENV=prod is not one of development, test, production.'],
  [{ PORT: '65536' }, 'PORT=65536 is not a whole number from 0 to 65535.'],
  [{ PAGE_CACHE_MB: '0' }, 'PAGE_CACHE_MB=0 is not a whole number from 1 to 4096.'],
  [{ IMAGE_ORIGINS: 'https://a.example/' }, 'with no slash at the end.'],
  [{ IMAGE_ORIGINS: 'https://shop:hush@a.example' }, 'IMAGE_ORIGINS=…@a.example is not'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true is not a number of proxies'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is not one of silent, fatal'],
  [{ NODE_ENV: 'production', SITE_URL: '' }, 'SITE_URL is missing. Production needs'],
  [{ SITE_DIRR: 'x' }, 'SITE_DIRR is not a setting. Did you mean SITE_DIR?'],
  [{ API_URL: '' }, 'API_URL is missing. Set it to the address of the user API'],
])('describes the error in %j', (env, words) => {
  const { name, message } = startErrorOf(env);
  expect(name).toBe('StartError');
  expect(message.split('\n')).toHaveLength(1);
  expect(message).toContain(words);
  expect(message).not.toContain('hush');
});

it('reports all errors at once, one per line', () => {
  const env = { NODE_ENV: 'production', API_URL: '', SITE_DIR: '/dev/null', PAGE_CACHE_MB: '0' };
  const starts = startErrorOf(env)
    .message.split('\n')
    .map((line) => line.slice(0, 13));
  expect(starts).toEqual(['PAGE_CACHE_MB', 'SITE_URL is m', 'The storefron', 'API_URL is mi']);
});

it('reports in one line that the storefront is not built', () => {
  const empty = mkdtempSync(join(tmpdir(), 'parinda-empty-'));
  const { name, message } = startErrorOf({ SITE_DIR: empty });
  rmSync(empty, { recursive: true });
  expect([name, message]).toEqual([
    'StartError',
    `The storefront is not built: ${empty} lacks it. Run \`pnpm build\`.`,
  ]);
});

import { createHmac } from 'node:crypto';
import { paths } from '@parinda/storefront/paths';
import { storageKeys } from '@parinda/storefront/storage-keys';
import { nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import type { Page } from '@playwright/test';
import { newCustomer } from './customer.ts';
import { bareDocument, expect, test } from './shop-test.ts';

// The guarded group (2 §6), and three further account pages.
const guarded = [
  '/account',
  '/account/manage-account',
  '/account/manage-address',
  '/account/manage-payment-methods',
  '/account/your-data',
  '/wishlist',
  '/my-reviews',
  '/orders',
  '/order-history',
  '/checkout',
  '/order-detail/U2FsdGVkX18',
  '/add-review/1/1',
];

// Spec: 2 §2 Routes; 2 §6
test('a guarded page redirects a visitor to the login', { tag: '@journey' }, async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/signup$/);
  }
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const soon = Math.trunc(Date.now() / 1000) + 3600;

/** @param secret without it the token has no signature */
function jwt(claims: object, secret?: string): string {
  const signed = `${base64({ alg: secret ? 'HS256' : 'none', typ: 'JWT' })}.${base64(claims)}`;
  const signature = secret && createHmac('sha256', secret).update(signed).digest('base64url');
  return `${signed}.${signature ?? ''}`;
}

/** Invalid tokens that the browser detects without the server. */
const unreadable: Record<string, string> = {
  'no token': 'signed in',
  'three words': 'a.b.c',
  'of another form': `x.${base64([1])}.x`,
  'without an end': jwt({ user_id: 1 }, 'a secret'),
  'whose end is a text': jwt({ user_id: 1, exp: 'tomorrow' }, 'a secret'),
  expired: jwt({ user_id: 1, exp: soon - 7200 }, 'a secret'),
  'of a megabyte': 'x'.repeat(1_000_000),
};

/** Opens a guarded page with this token, and expects the login and no stored token. */
async function expectRejected(page: Page, path: string, token: string): Promise<void> {
  await page.goto(bareDocument);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKeys.token,
    token,
  ] as const);
  await page.goto(path);
  await expect(page, path).toHaveURL(/\/signup$/);
  expect(await page.evaluate(() => localStorage.getItem('token')), path).toBeNull();
}

test('a malformed or expired token opens no guarded page and is removed', {
  tag: '@journey',
}, async ({ page }) => {
  for (const [index, token] of Object.values(unreadable).entries()) {
    // All pages share one guard, so each page gets another token.
    await expectRejected(page, guarded[index] ?? paths.account, token);
  }
});

/** These pages request at most the profile, of which a 401 is only logged (decisions Second round). */
const readNoMore = [
  '/account',
  '/account/manage-account',
  '/account/manage-payment-methods',
  '/account/your-data',
  '/order-detail/U2FsdGVkX18',
];

test('a token that the server rejects redirects each page to the login', async ({ page, shop }) => {
  const { email, token } = await newCustomer(shop);
  const command = inProject('apps/api/src/cli/owner.ts');
  const { code, output } = await nodeScript(command, ['sessions', 'end', email], {
    env: { DATA_DIR: shop.dataDir },
  });
  expect(code, output).toBe(0);
  const rejected = [
    token,
    jwt({ user_id: 1, sub: '1', exp: soon }, 'a guess'),
    jwt({ user_id: 1, sub: '1', exp: soon }),
  ];
  const asking = guarded.filter((path) => !readNoMore.includes(path));
  for (const [index, path] of asking.entries()) {
    await expectRejected(page, path, rejected[index % rejected.length] ?? token);
    const reason = page.getByText('Session expired. You have been logged out.');
    await expect(reason.first()).toBeVisible();
  }
});

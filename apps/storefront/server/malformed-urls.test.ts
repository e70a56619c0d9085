import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStorefront, type TestStorefront } from './testing/built-site.ts';

let shop: TestStorefront;
let picturesDir: string;
beforeAll(async () => {
  picturesDir = mkdtempSync(join(tmpdir(), 'parinda-pictures-'));
  shop = await startTestStorefront({ PICTURES_DIR: picturesDir });
});
afterAll(async () => {
  await shop.close();
  rmSync(picturesDir, { recursive: true });
});

// Spec: 1 §2 Routes; 2 §2 Order detail
it.each([
  ['/%E0%A4%A', 404],
  ['/%', 404],
  ['/products/%', 404],
  ['/products/%zz?sort=%zz', 404],
  ['/products/%FF', 404],
  ['/category/%C3%28', 404],
  ['/blogs/%ED%A0%80', 404],
  ['/assets/%E0%A4%A.js', 404],
  ['/pictures/products/%E0%A4%A.webp', 404],
  ['/social/product/%E0%A4%A.jpg', 404],
  ['/health/%', 404],
  [`/social/${'x'.repeat(101)}/net.jpg`, 404],
  ['/order-detail/%E0%A4%A', 200],
  ['/order-detail/%', 200],
  ['/products?query=%E0%A4%A', 200],
])('answers %s with the page of status %i', async (url, status) => {
  const { statusCode, headers, body } = await shop.app.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers['retry-after']).toBeUndefined();
  expect(body).toContain(`<h1>${status === 404 ? '/404' : url.split('?')[0]}`);
});

it('shows the page again after a form was posted to a malformed URL', async () => {
  const { statusCode, headers } = await shop.app.inject({
    method: 'POST',
    url: '/order-detail/%E0%A4%A?a=%25',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Asha',
  });
  expect([statusCode, headers.location]).toEqual([303, '/order-detail/%E0%A4%A?a=%25']);
});

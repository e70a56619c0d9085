import { expect, it } from 'vitest';
import {
  calledOrigins,
  imageOrigins,
  pagePolicy,
  purchasePolicy,
  trustedTypesPolicy,
} from './page-policy.ts';

const own = {
  apiUrl: '',
  pincodeUrl: '',
  checkoutScriptUrl: '/sandbox/checkout.js',
  imageOrigins: [],
  siteUrl: undefined,
  reportUrl: '',
};
const foreign = {
  apiUrl: 'https://api.test/base',
  pincodeUrl: 'https://post.test',
  checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  imageOrigins: ['https://img.test'],
  siteUrl: 'https://shop.test',
  reportUrl: 'https://faults.test/parinda',
};
const none = { scripts: [], elements: [], attributes: [] };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

it('allows only itself when storefront and API share one origin', () => {
  const policy = pagePolicy(own, none);
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
});

it('allows the configured hosts', () => {
  const policy = pagePolicy(foreign, none);
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://api.test https://post.test https://faults.test",
  );
  expect(directive(policy, 'img-src')).toContain(
    'https://api.test https://shop.test https://img.test',
  );
  expect(imageOrigins(foreign)).toEqual([
    'https://api.test',
    'https://shop.test',
    'https://img.test',
  ]);
  expect(policy).not.toContain('razorpay');
  expect(calledOrigins(foreign)).toEqual(['https://api.test', 'https://post.test']);
});

it('allows inline code by hash', () => {
  const policy = pagePolicy(own, {
    scripts: ["'sha256-c'"],
    elements: ["'sha256-a'"],
    attributes: ["'sha256-b'"],
  });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-c'");
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-a'");
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-hashes' 'sha256-b'");
});

// Spec: decisions Purchase
it('allows the payment provider’s scripts, styles, frames and calls on purchase pages', () => {
  const policy = purchasePolicy(foreign, { ...none, scripts: ["'sha256-c'"] });
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'sha256-c' https://checkout.razorpay.com https://cdn.razorpay.com",
  );
  // A hash would make browsers ignore 'unsafe-inline'.
  expect(directive(policy, 'style-src')).toBe(
    "style-src 'self' 'unsafe-inline' https://*.razorpay.com",
  );
  expect(policy).not.toContain('style-src-attr');
  expect(directive(policy, 'connect-src')).toContain('https://*.razorpay.com');
  expect(directive(policy, 'frame-src')).toContain(' https: upi: phonepe: tez:');
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

it("allows another provider's single origin", () => {
  const policy = purchasePolicy({ ...foreign, checkoutScriptUrl: 'https://pay.test/a.js' }, none);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://pay.test");
  expect(directive(purchasePolicy(own, none), 'script-src')).toBe("script-src 'self'");
});

// Spec: 1 §2 Shell
it('lets only the storefront’s own policies create trusted types', () => {
  expect(trustedTypesPolicy).toBe(
    "require-trusted-types-for 'script'; trusted-types parinda-article parinda-script default",
  );
});

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

it('allows a shop behind one address nothing but itself', () => {
  const policy = pagePolicy(own, none);
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
});

it('allows the hosts that it is set up with', () => {
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

it('allows what stands in the page by their hashes', () => {
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
it('allows the payment provider its scripts, styles, frames and calls on pages of the purchase', () => {
  const policy = purchasePolicy(foreign, { ...none, scripts: ["'sha256-c'"] });
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' 'sha256-c' https://checkout.razorpay.com https://cdn.razorpay.com",
  );
  // A hash beside it would switch 'unsafe-inline' off.
  expect(directive(policy, 'style-src')).toBe(
    "style-src 'self' 'unsafe-inline' https://*.razorpay.com",
  );
  expect(policy).not.toContain('style-src-attr');
  expect(directive(policy, 'connect-src')).toContain('https://*.razorpay.com');
  expect(directive(policy, 'frame-src')).toContain(' https: upi: phonepe: tez:');
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

it('allows a provider of another kind its one origin', () => {
  const policy = purchasePolicy({ ...foreign, checkoutScriptUrl: 'https://pay.test/a.js' }, none);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://pay.test");
  expect(directive(purchasePolicy(own, none), 'script-src')).toBe("script-src 'self'");
});

// Spec: 1 §2 Shell
it('lets text reach a script only by the shop’s own policies', () => {
  expect(trustedTypesPolicy).toBe(
    "require-trusted-types-for 'script'; trusted-types parinda-article parinda-script default",
  );
});

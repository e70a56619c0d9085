import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PolicyName, Rules } from '../../shared/trustedTypes.ts';

const provider = 'https://checkout.razorpay.com/v1/checkout.js';
const policies = new Map<string, Rules>();

beforeEach(() => {
  policies.clear();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: PolicyName, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.head.innerHTML = '';
});

async function load(url: string) {
  document.head.innerHTML = `<script type="application/json" id="shop-config">{"checkoutScriptUrl":"${url}"}</script>`;
  const { loadWidget } = await import('./paymentWidget.ts');
  void loadWidget(url).catch(() => {});
  return document.querySelector('script[src]')?.getAttribute('src');
}

it('gives the policy by default to a foreign provider’s script alone', async () => {
  expect(await load('/sandbox/checkout.js')).toBe('/sandbox/checkout.js');
  expect([...policies.keys()]).toEqual(['parinda-script']);
});

it('lets a foreign provider load its own scripts, and write HTML that does nothing', async () => {
  expect(await load(provider)).toBe(provider);
  await load(provider);
  const { createHTML, createScriptURL, ...others } = policies.get('default') ?? {};
  expect(createHTML?.('<p onclick="a()">Paid</p>')).toBe('<p xnclick="a()">Paid</p>');
  expect(createScriptURL?.('https://checkout.razorpay.com/v2.js')).toBeTruthy();
  expect(() => createScriptURL?.('https://evil.example/a.js')).toThrow(TypeError);
  expect(() => createScriptURL?.('/a.js')).toThrow(TypeError);
  expect(others).toEqual({});
});

import { afterEach, expect, it, vi } from 'vitest';
import type { Rules } from './trustedTypes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.body.innerHTML = '';
});

const load = async () => (await import('./trustedScript.ts')).trustedScriptUrl;

const newPolicy = (_name: string, rules: Rules) => ({
  createScriptURL: (url: string) => ({ trusted: rules.createScriptURL?.(url) }),
  createScript: (text: string) => ({ trusted: rules.createScript?.(text) }),
});

const provider = 'https://checkout.razorpay.com/v1/checkout.js';

it.each(['/sw.js', '/sandbox/checkout.js', `${location.origin}/assets/a.js`, provider])(
  'accepts %s',
  async (url) => {
    document.body.innerHTML = `<script type="application/json" id="shop-config">{"checkoutScriptUrl":"${provider}"}</script>`;
    expect((await load())(url)).toBe(url);
  },
);

it.each([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://evil.example/1',
  provider,
])('rejects %s, which is on another origin', async (url) => {
  const trustedScriptUrl = await load();
  expect(() => trustedScriptUrl(url)).toThrow(TypeError);
});

it('returns a TrustedScriptURL in a browser with trusted types', async () => {
  const createPolicy = vi.fn(newPolicy);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const trustedScriptUrl = await load();
  expect(trustedScriptUrl('/sw.js')).toEqual({ trusted: '/sw.js' });
  trustedScriptUrl('/other.js');
  // A second policy of the same name would be rejected.
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['parinda-script']);
});

it('returns a TrustedScript for JSON only', async () => {
  const createPolicy = vi.fn(newPolicy);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedJson } = await import('./trustedScript.ts');
  expect(trustedJson({ name: '</script>' })).toEqual({ trusted: '{"name":"</script>"}' });
  const [[, rules] = []] = createPolicy.mock.calls;
  expect(() => rules?.createScript?.('alert(1)')).toThrow(SyntaxError);
});

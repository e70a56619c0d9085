import { describe, expect, it } from 'vitest';
import { tokenExpiry } from './tokenExpiry.ts';

const tokenOf = (claims: unknown) =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`;

describe('tokenExpiry', () => {
  // Spec: 2 §3
  it('reads the exp claim', () => {
    expect(tokenExpiry(tokenOf({ exp: 1893456000 }))).toBe(1893456000000);
  });

  it('reads base64url', () => {
    expect(tokenExpiry(tokenOf({ name: '???>>>ÿ', exp: 5 }))).toBe(5000);
  });

  // Spec: 2 §4
  it.each(['', 'abc', 'a.b.c', tokenOf({}), tokenOf(null), tokenOf({ exp: '5' }), tokenOf([])])(
    'treats %j as expired',
    (token) => {
      expect(tokenExpiry(token)).toBe(0);
    },
  );
});

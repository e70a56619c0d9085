import { brand } from '@parinda/brand';
import { describe, expect, it } from 'vitest';
import { normalEmail } from './email.ts';
import { isStillVerified, otpError, type SentOtp, secondsToResend } from './otp-rules.ts';
import { hashPassword, isPassword, passwordError } from './password.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 0, 1, 10, minute, second));
const sent = (more: Partial<SentOtp> = {}): SentOtp => ({
  createdAt: at(0),
  usedAt: null,
  guesses: 0,
  ...more,
});

const [brandWord] = brand.name.split(' ');

describe('an OTP', () => {
  it.each<[string, SentOtp | undefined, Date, boolean, ReturnType<typeof otpError>]>([
    ['right', sent(), at(9, 59), true, undefined],
    ['never sent', undefined, at(0), true, 'none sent'],
    ['wrong', sent(), at(1), false, 'wrong'],
    ['ten minutes old', sent(), at(10), true, 'expired'],
    ['used', sent({ usedAt: at(1) }), at(2), true, 'used'],
    ['right at the fiftieth guess', sent({ guesses: 49 }), at(1), true, undefined],
    ['right after fifty wrong guesses', sent({ guesses: 50 }), at(1), true, 'too many guesses'],
  ])('that is %s', (_what, otp, now, isCorrect, error) => {
    expect(otpError(otp, now, isCorrect)).toBe(error);
  });

  it.each([
    [undefined, 0],
    [at(0, 0), 60],
    [at(0, 59), 119],
  ])('waits after an OTP sent at %s', (last, seconds) => {
    expect(secondsToResend(last, at(0, 0), 60)).toBe(seconds);
  });

  it('is available after the pause', () => {
    expect(secondsToResend(at(0), at(1), 60)).toBe(0);
    expect(secondsToResend(at(0), at(0, 59), 60)).toBe(1);
  });

  it('allows registration for 30 minutes', () => {
    expect(isStillVerified(at(0), at(29, 59))).toBe(true);
    expect(isStillVerified(at(0), at(30))).toBe(false);
  });
});

it.each([
  ['Asha@Example.COM', 'asha@example.com'],
  ['\u00a0\ufeffash\u200ba@exam\u00adple.com\u00a0', 'asha@example.com'],
  ['\u202a\u2066asha\u061c@exam\u200eple.com\u2069\u202c\u200f', 'asha@example.com'],
  ['asha@example\u3002com', 'asha@example.com'],
  ['\uff41sha@\uff45xample.com', 'asha@example.com'],
  ['asha@b\u00fccher.example', 'asha@xn--bcher-kva.example'],
  ['asha@\u043f\u0440\u0438\u043c\u0435\u0440.com', 'asha@xn--e1afmkfd.com'],
  ['asha@\u0939\u093f\u0928\u094d\u0926\u0940.example', 'asha@xn--j2bd4cyah0f.example'],
  ['asha@example.com.', undefined],
  ['asha@example..com', undefined],
  ['asha@.example.com', undefined],
  ['asha@-x.com', undefined],
  ['asha@x-.com', undefined],
  ['asha@ex_ample.com', undefined],
  ['asha@127.0.0.1', undefined],
  ['asha@ex\u0430mple.com', undefined],
  ['asha@xn--exmple-4nf.com', undefined],
  ['asha\uff20evil.example@example.com', undefined],
  ['asha\uff1cx@example.com', undefined],
  ['asha@example', undefined],
  ['asha@.', undefined],
  ['@example.com', undefined],
  ['asha', undefined],
])('normalizes %s to %s', (text, email) => {
  expect(normalEmail(text)).toBe(email);
});

describe('a password', () => {
  it('is stored as argon2id and verified', async () => {
    const stored = await hashPassword('monsoon ledge kite');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('monsoon ledge kite')).not.toBe(stored);
    expect(await isPassword('monsoon ledge kite', stored)).toBe(true);
    expect(await isPassword('monsoon ledge kitf', stored)).toBe(false);
    expect(await isPassword('é'.repeat(40), await hashPassword('é'.repeat(40)))).toBe(true);
  });

  it.each([undefined, null, '', 'nonsense'])(
    'never matches an account without a hash: %s',
    async (stored) => {
      expect(await isPassword('', stored)).toBe(false);
    },
  );

  it.each([
    ['Password123', true],
    ['Password1!', true],
    ['P@ssw0rd', true],
    ['Sunshine2026', true],
    [`${brandWord}@123`, true],
    ['Krishna108!', true],
    ['9876543210', true],
    ['\uff30assword1', true],
    ['sunshine on the ledge', false],
    [`${brandWord} nets are strong`, false],
    ['dragon-8841-9937', false],
    ['48151623427', false],
    ['aaaaaaaaaa', true],
    ['asha@example.com', true],
    ['monsoon ledge kite', false],
  ])('%s is rejected: %s', (password, isRejected) => {
    expect(passwordError(password, 'asha@example.com') !== undefined).toBe(isRejected);
  });
});

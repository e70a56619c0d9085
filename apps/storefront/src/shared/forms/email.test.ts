import { expect, it } from 'vitest';
import { emailError, visibleEmail } from './email.ts';

it.each([
  '\ufeffasha@example.com',
  'ash\u200ba@exam\u00adple.com\u200d',
  '\u00a0asha@example.com\u00a0',
  '\u202a\u2066asha\u061c@exam\u200eple.com\u2069\u202c\u200f',
])('removes invisible characters from %j', (text) => {
  expect(visibleEmail(text)).toBe('asha@example.com');
});

it.each([
  'asha@example.com',
  'asha.rao+shop@mail.example.co.in',
  'asha@b\u00fccher.example',
  'asha@xn--bcher-kva.example',
  'asha@\u092d\u093e\u0930\u0924.example',
  'asha@\u043f\u0440\u0438\u043c\u0435\u0440.com',
])('accepts %s', (email) => {
  expect(emailError(email)).toBeUndefined();
});

it.each([
  'asha',
  '@example.com',
  'a b@example.com',
  'asha@example',
  'asha@example..com',
  'asha@.example.com',
  'asha@example.com.',
  'asha@-x.com',
  'asha@x-.com',
  'asha@ex_ample.com',
  'asha@127.0.0.1',
  'asha@ex\u0430mple.com',
  'asha@\u03bfpen.com',
])('rejects %s', (email) => {
  expect(emailError(email)).toBe('Please enter a valid e-mail address.');
});

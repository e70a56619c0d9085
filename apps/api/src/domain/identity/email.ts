import { domainToASCII } from 'node:url';
import { Invalid } from '../errors.ts';

const part = /^[^\s@<>"(),:;\\[\]\p{Cc}]+$/u;

/**
 * Normalizes an email address to the form that is counted, stored and mailed: lower case, no dot
 * after the host, plain letters instead of look-alikes. Returns undefined for an invalid address.
 */
export function normalEmail(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, Math.max(0, at));
  const host = domainToASCII(plain.slice(at + 1).replace(/[.\u3002]+$/, ''));
  return part.test(local) && part.test(host) && host.includes('.') ? `${local}@${host}` : undefined;
}

/** Throws Invalid for an invalid address. */
export function accountEmail(text: string): string {
  const email = normalEmail(text);
  if (!email) throw Invalid.field('email', 'Please enter a valid e-mail address.');
  return email;
}

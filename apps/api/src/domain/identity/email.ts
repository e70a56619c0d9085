import { domainToASCII } from 'node:url';
import { Invalid } from '../errors.ts';

const part = /^[^\s@<>"(),:;\\[\]\p{Cc}]+$/u;

/**
 * The one spelling that an address is counted, mailed and kept in: lower case, without the dots that may
 * follow a host's name, look-alike letters as the plain ones. undefined: it is none.
 */
export function normalEmail(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, Math.max(0, at));
  const host = domainToASCII(plain.slice(at + 1).replace(/[.\u3002]+$/, ''));
  return part.test(local) && part.test(host) && host.includes('.') ? `${local}@${host}` : undefined;
}

/** Throws where there is no such address. */
export function accountEmail(text: string): string {
  const email = normalEmail(text);
  if (!email) throw Invalid.field('email', 'Please enter a valid e-mail address.');
  return email;
}

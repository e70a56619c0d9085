import type * as Wire from '../generated.ts';

/**
 * The session token of a login.
 *
 * @throws when there is none: the login has failed, whatever its status says
 */
export function toToken({ token }: Wire.Login): string {
  if (typeof token?.access !== 'string' || !token.access)
    throw new Error('A login without a token');
  return token.access;
}

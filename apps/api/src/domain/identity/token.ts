import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const issuer = 'parinda';
const audience = 'parinda shop';
const algorithm = 'HS256';

interface Claims {
  userId: number;
  /** The session ends when the customer's version changes. */
  version: number;
}

export interface Session extends Claims {
  /** Id of the token. */
  tokenId: string;
  expiresAt: Date;
}

/** Returns a session token that is valid for `hours`. */
export function makeToken(
  key: Uint8Array,
  { userId, version }: Claims,
  now: Date,
  hours: number,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ver: version })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(userId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + hours * 3600)
    .sign(key);
}

/** Returns undefined for a foreign, expired or altered token. */
export async function readToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: now,
    });
    const userId = Number(payload.sub);
    // Old tokens have no version.
    const version = Number(payload.ver ?? 0);
    if (!Number.isSafeInteger(userId) || userId <= 0) return undefined;
    const { jti: tokenId = '', exp = 0 } = payload;
    return { userId, version, tokenId, expiresAt: new Date(exp * 1000) };
  } catch {
    return undefined;
  }
}

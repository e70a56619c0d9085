import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const issuer = 'parinda';
const audience = 'parinda shop';
const algorithm = 'HS256';

/** A session token of the customer, for `hours`. */
export function makeToken(key: Uint8Array, userId: number, now: Date, hours: number) {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(userId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + hours * 3600)
    .sign(key);
}

/** The customer's id; undefined for a token that is not ours, expired or altered. */
export async function readToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<number | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: now,
    });
    const userId = Number(payload.sub);
    return Number.isSafeInteger(userId) && userId > 0 ? userId : undefined;
  } catch {
    return undefined;
  }
}

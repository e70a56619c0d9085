// Session tokens: creates the token.access of login/ and finds its customer.
import { jwtVerify, SignJWT } from 'jose';

const bytesOf = (secret) => new TextEncoder().encode(secret);

/** Returns a JWT. The storefront reads the end of the session from `exp`. */
export function tokenFor({ tokenSecret }, userId) {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setExpirationTime('24h')
    .sign(bytesOf(tokenSecret));
}

/** Returns whether the request has a session. Sets `request.user`. */
export async function userOf({ db, tokenSecret }, request) {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  try {
    const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'] };
    const { payload } = await jwtVerify(token, bytesOf(tokenSecret), options);
    request.user = await db.one('select * from users where id = $1', payload.sub);
  } catch (error) {
    if (!error.code?.startsWith('ERR_J')) throw error; // not an invalid token
  }
  return request.user !== undefined;
}

// Sessions: what login/ answers as token.access, and who asks with it.
import { jwtVerify, SignJWT } from 'jose';

const bytesOf = (secret) => new TextEncoder().encode(secret);

/** A JWT whose `exp` says to the storefront when the session ends. */
export function tokenFor({ tokenSecret }, userId) {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setExpirationTime('24h')
    .sign(bytesOf(tokenSecret));
}

/** Whether the request has a session; puts the customer into `request.user`. */
export async function userOf({ db, tokenSecret }, request) {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  try {
    const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'] };
    const { payload } = await jwtVerify(token, bytesOf(tokenSecret), options);
    request.user = await db.one('select * from users where id = $1', payload.sub);
  } catch (error) {
    if (!error.code?.startsWith('ERR_J')) throw error; // not a matter of the token
  }
  return request.user !== undefined;
}

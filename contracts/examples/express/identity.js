// One-time passwords, registration, login and the profile.
import { createHmac, randomInt } from 'node:crypto';
import { ApiError } from './errors.js';
import { hashOf, isPassword } from './passwords.js';
import { tokenFor } from './tokens.js';

/** The database stores only hashes of one-time passwords. */
export const digestOf = ({ tokenSecret }, email, otp) =>
  createHmac('sha256', tokenSecret).update(`otp ${email} ${otp}`).digest('hex');

export function identity(api, shop) {
  const { db } = shop;

  // Same response with and without an account.
  api.post('/send-otp/', async ({ body }, response) => {
    const email = body.email.toLowerCase();
    const otp = String(randomInt(1_000_000)).padStart(6, '0');
    const sql = `
      insert into otps (email, digest) values ($1, $2) on conflict (email)
      do update set digest = excluded.digest, guesses = 0, created_at = now()`;
    await db.all(sql, email, digestOf(shop, email, otp));
    shop.mail(email, `Your one-time password is ${otp}.`);
    response.json({ message: 'OTP sent successfully' });
  });

  // Six digits, valid for ten minutes, five guesses, one use.
  api.post('/verify-otp/', async ({ body }, response) => {
    const email = body.email.toLowerCase();
    // Counts before the check, so that parallel guesses count.
    await db.all('update otps set guesses = guesses + 1 where email = $1', email);
    const taken = await db.one(
      `delete from otps where email = $1 and digest = $2 and guesses <= 5
       and created_at > now() - interval '10 minutes' returning email`,
      email,
      digestOf(shop, email, body.otp),
    );
    if (!taken) throw new ApiError(400, 'This OTP is not valid.');
    if (body.proof_secret) {
      const sql = `
        insert into verified_emails (email, proof_secret) values ($1, $2) on conflict (email)
        do update set proof_secret = excluded.proof_secret, created_at = now()`;
      await db.all(sql, email, body.proof_secret);
    }
    response.json({ message: 'OTP verified successfully' });
  });

  // Requires the proof_secret of verify-otp/.
  api.post('/register/', async ({ body }, response) => {
    const email = body.email.toLowerCase();
    if (body.password !== body.confirm_password) {
      throw new ApiError(400, 'Passwords do not match.', 'confirm_password');
    }
    const hash = await hashOf(body.password);
    await db.transaction(async (tx) => {
      const proven = await tx.one(
        `delete from verified_emails where email = $1 and proof_secret = $2
         and created_at > now() - interval '30 minutes' returning email`,
        email,
        body.proof_secret ?? null,
      );
      if (!proven) {
        const error = new ApiError(400, 'Please verify your e-mail address first.');
        error.answer = { message: error.message }; // no field error
        throw error;
      }
      const sql = `
        insert into users (email, name, contact, password_hash) values ($1, $2, $3, $4)
        on conflict do nothing returning id`;
      const user = await tx.one(sql, email, body.name, body.contact, hash);
      if (!user) throw new ApiError(400, 'An account with this e-mail already exists.', 'email');
    });
    response.status(201).json({ message: 'Registration successful' });
  });

  // Same response for an unknown address and a wrong password.
  api.post('/login/', async ({ body }, response) => {
    const user = await db.one('select * from users where email = $1', body.email.toLowerCase());
    if (!(await isPassword(body.password, user?.password_hash))) {
      return response.status(401).json({ errors: ['Invalid e-mail or password.'] });
    }
    const access = await tokenFor(shop, user.id);
    return response.json({ token: { access }, msg: 'Login successful' });
  });

  api.get('/profile/', ({ user }, response) => {
    const { password_hash: _, ...profile } = user;
    response.json(profile);
  });
}

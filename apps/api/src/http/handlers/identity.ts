import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { unauthorized } from '../../domain/errors.ts';
import { logIn } from '../../domain/identity/log-in.ts';
import { sendOtp, verifyOtp } from '../../domain/identity/otp.ts';
import { register } from '../../domain/identity/register.ts';
import { limitRate } from '../../domain/limits/rate-limit.ts';
import type { Handlers } from '../operation.ts';

const quarter = 15 * 60;

export const identityHandlers: Pick<
  Handlers,
  'sendOtp' | 'verifyOtp' | 'register' | 'login' | 'getProfile'
> = {
  async sendOtp({ body, ip }, shop) {
    await sendOtp(shop, body.email.toLowerCase(), ip);
    return { message: 'OTP sent successfully' };
  },

  async verifyOtp({ body, ip }, shop) {
    await limitRate(shop, `verify:${ip}`, triesOf(shop.config.limits.loginFailures), quarter);
    await verifyOtp(shop, body.email.toLowerCase(), body.otp);
    return { message: 'OTP verified successfully' };
  },

  async register({ body, ip }, shop) {
    await limitRate(shop, `register:${ip}`, triesOf(shop.config.limits.loginFailures), quarter);
    await register(shop, { ...body, email: body.email.toLowerCase() });
    return { message: 'Registration successful' };
  },

  async login({ body, ip }, shop) {
    const access = await logIn(shop, body.email.trim().toLowerCase(), body.password, ip);
    return { token: { access }, msg: 'Login successful' };
  },

  async getProfile({ userId }, { db }) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw unauthorized();
    const { passwordHash: _hash, createdAt: _since, ...profile } = user;
    return profile;
  },
};

/** Many people can share one IP, so it may try more often than one address. */
const triesOf = (ofOneAddress: number) => ofOneAddress * 5;

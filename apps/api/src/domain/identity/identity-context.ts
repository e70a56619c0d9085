import type { Limits } from '../../config/config.ts';
import type { Context } from '../context.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Keys } from './keys.ts';

/** Dependencies of accounts and sessions. */
export interface IdentityContext extends Context {
  keys: Keys;
  limits: Limits;
  /** Lifetime of a session. */
  sessionHours: number;
  mailer: Mailer;
}

import type { Limits } from '../../config/config.ts';
import type { Context } from '../context.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Keys } from './keys.ts';

/** What accounts and sessions need. */
export interface IdentityContext extends Context {
  keys: Keys;
  limits: Limits;
  /** How long a login lasts. */
  sessionHours: number;
  mailer: Mailer;
}

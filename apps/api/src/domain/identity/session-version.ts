import { sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';

/** The new version of an updated customer: it ends all sessions. */
export const nextSessionVersion = sql`${users.sessionVersion} + 1`;

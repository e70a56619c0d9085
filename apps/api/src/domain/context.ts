import type { Db } from '../db/connect.ts';

/** What nearly every rule needs. */
export interface Context {
  db: Db;
  /** The present time; tests turn it on. */
  now(): Date;
}

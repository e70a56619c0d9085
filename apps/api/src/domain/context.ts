import type { Db } from '../db/connect.ts';

/** Dependencies of most rules. */
export interface Context {
  db: Db;
  /** Current time; tests advance it. */
  now(): Date;
}

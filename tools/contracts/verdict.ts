import type { Mismatch } from './mismatches.ts';

/** Result of one interaction. */
export interface Verdict {
  /** operationId. */
  call: string;
  interaction: string;
  isKept: boolean;
  /** Expected and actual values as messages. */
  problems: string[];
  /** The same as reported by the verifier. */
  mismatches: Mismatch[];
}

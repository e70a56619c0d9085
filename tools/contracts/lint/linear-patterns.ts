import { checkSync } from 'recheck';

// The default backend starts a process that keeps running.
process.env.RECHECK_SYNC_BACKEND = 'pure';

interface Described {
  pattern?: string;
  maxLength?: number;
}

/** Returns a problem if matching the pattern can take longer than linear time. */
export function patternProblem({ pattern, maxLength }: Described): string | undefined {
  if (pattern === undefined) return undefined;
  if (maxLength === undefined) {
    return `The pattern ${pattern} has no length limit. Add a maxLength.`;
  }
  // Flag `u` as in ajv. Without a timeout, so that the result does not depend on speed.
  const found = checkSync(pattern, 'u', { timeout: null });
  if (found.status === 'safe') return undefined;
  const time = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind;
  return `The pattern ${pattern} does not take linear time (${time}). Two adjacent repetitions must not match the same characters.`;
}

import { checkSync } from 'recheck';

// In this process: there is no other to start, and none left over.
process.env.RECHECK_SYNC_BACKEND = 'pure';

interface Described {
  pattern?: string;
  maxLength?: number;
}

/** Why a request could hold the server by this string; undefined when none can. */
export function patternProblem({ pattern, maxLength }: Described): string | undefined {
  if (pattern === undefined) return undefined;
  if (maxLength === undefined) {
    return `The pattern ${pattern} is tried on strings of any length. Give the string a maxLength.`;
  }
  const found = checkSync(pattern, 'u'); // as ajv compiles it
  if (found.status === 'safe') return undefined;
  const time = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind;
  return `The pattern ${pattern} does not take linear time (${time}). Let no two repeats match the same characters in a row.`;
}

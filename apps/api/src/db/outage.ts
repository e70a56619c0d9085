import { sqlState } from './with-tx.ts';

/** `away`: it does not answer, or not in time; `full`: it answers, but has no room for what is new. */
export type Outage = 'unreachable' | 'full';

/** Codes of PostgreSQL and of the network beneath it. */
const outages: [RegExp, Outage][] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'full'],
  // Connections lost or refused, too many of them, starting or shutting down, and out of its time.
  [/^(08...|53300|57P0.|57014|55P03|25P03)$/, 'unreachable'],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    'unreachable',
  ],
];

/** What pg says without a code. */
const unreachableMessages =
  /query read timeout|timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|client has been closed|connection is closed/i;

/** Why the database could not do what was asked, where that is nothing that was asked; undefined otherwise. */
export function outageOf(error: unknown): Outage | undefined {
  const code = sqlState(error) ?? '';
  const known = outages.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known;
  for (let one = error; one instanceof Error; one = one.cause) {
    if (unreachableMessages.test(one.message)) return 'unreachable';
  }
  return undefined;
}

import { sqlState } from './with-tx.ts';

/** `unreachable`: no response in time. `full`: no disk space for writes. */
export type Outage = 'unreachable' | 'full';

/** Error codes of PostgreSQL and of the network. */
const outages: [RegExp, Outage][] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'full'],
  // Lost or refused connections, too many of them, start, shutdown and timeouts.
  [/^(08...|53300|57P0.|57014|55P03|25P03)$/, 'unreachable'],
  [
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    'unreachable',
  ],
];

/** Messages of pg without a code. */
const unreachableMessages =
  /query read timeout|timeout exceeded when trying to connect|connection terminated|connection error and is not queryable|client has been closed|connection is closed/i;

/** Returns the outage that caused an error of the database; undefined for other errors. */
export function outageOf(error: unknown): Outage | undefined {
  const code = sqlState(error) ?? '';
  const known = outages.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known;
  for (let one = error; one instanceof Error; one = one.cause) {
    if (unreachableMessages.test(one.message)) return 'unreachable';
  }
  return undefined;
}

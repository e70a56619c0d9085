import { StartError } from '@parinda/server-kit/start-error';
import type { Holder } from '../db/lock.ts';
import { DomainError } from '../domain/errors.ts';

const timeoutMs = 120_000; // ms

/**
 * Asks the server that has the data folder, which takes one process. What it refuses is thrown in its
 * own words.
 */
export async function callServer(
  { url, adminToken }: { url: string } & Pick<Holder, 'adminToken'>,
  path: string,
  input: unknown = {},
): Promise<Response> {
  const answer = await fetch(`${url}/admin/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new StartError(
      `The shop at ${url} has the data and does not answer. Stop it, or wait until it has started.`,
    );
  });
  if (answer.ok) return answer;
  const { message } = (await answer.json()) as { message: string };
  throw new DomainError(message);
}

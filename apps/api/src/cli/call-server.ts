import { StartError } from '@parinda/server-kit/start-error';
import type { Holder } from '../db/lock.ts';
import { DomainError } from '../domain/errors.ts';

const timeoutMs = 120_000; // ms

/**
 * Sends a command to the server that holds the lock of the data folder. Throws its error messages.
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
      `The server at ${url} uses the data folder and does not respond. Stop it, or wait until it has started.`,
    );
  });
  if (answer.ok) return answer;
  const { message } = (await answer.json()) as { message: string };
  throw new DomainError(message);
}

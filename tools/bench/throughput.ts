import { type Server, startServer } from '@parinda/testing/servers';
import autocannon from 'autocannon';
import { type BenchOptions, compare, type Figures } from './measure.ts';

export interface ThroughputOptions extends BenchOptions {
  /** Duration of one measurement. */
  seconds: number;
}

/**
 * Sends requests as fast as the server answers. Throws when one fails.
 *
 * @param nextPath returns another path of the same kind for each request
 */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  nextPath?: () => string,
): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(nextPath && {
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    }),
  });
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} failed answers, ${result.errors} errors`);
  }
  return { 'requests/s': result['2xx'] / result.duration };
}

interface Contest {
  title: string;
  /** The bare server answers like this path. */
  path: string;
  server: Server;
  /** The same server of another checkout. Without it a bare server is the baseline. */
  other: Server | undefined;
  rounds: number;
  run(url: string): Promise<Figures>;
}

export async function compareServers({ title, path, server, other, rounds, run }: Contest) {
  const LIKE = server.url + path;
  const bare = other ? undefined : await startServer('tools/bench/bare-server.ts', { LIKE });
  const cases = {
    [bare ? 'bare Node server' : 'baseline']: () => run((bare ?? other)?.url ?? ''),
    'this checkout': () => run(server.url),
  };
  await compare(title, cases, rounds).finally(bare?.stop);
}

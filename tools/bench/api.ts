import { startOnNewDatabase } from './database.ts';
import { compareServers, requestsPerSecond, type ThroughputOptions } from './throughput.ts';

export async function api({ rounds, seconds, baseline }: ThroughputOptions): Promise<void> {
  const server = await startOnNewDatabase();
  const other = baseline ? await startOnNewDatabase(baseline) : undefined;
  try {
    for (const path of ['/api/user/products/', '/api/user/products/?query=steel']) {
      await compareServers({
        server,
        other,
        rounds,
        title: path,
        path,
        run: (url) => requestsPerSecond(url + path, seconds),
      });
    }
  } finally {
    await Promise.all([server.stop(), other?.stop()]);
  }
}

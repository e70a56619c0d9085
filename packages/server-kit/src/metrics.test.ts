import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { type Metrics, startMetrics } from './metrics.ts';
import { newServer } from './new-server.ts';

const address = { metricsPort: 0, host: 'localhost' };
const config = { ...address, isProduction: false, port: 0, trustProxy: false as const };
const open: (Metrics | FastifyInstance)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function start() {
  const metrics = await startMetrics(address, [{ name: 'queue', help: 'Waiting', read: () => 3 }]);
  const app = newServer({ ...config, logLevel: 'silent' }, process.stderr, {});
  app.get('/products/:slug', async () => 'ok');
  open.push(metrics, app);
  return { app, url: metrics.url ?? '' };
}

// Spec: decisions Server
it('counts responses by method, route and status, with the metrics of Node and the gauges', async () => {
  const { app, url } = await start();
  await app.inject('/products/spikes');
  await app.inject('/products/nets');
  await app.inject('/nothing');
  const text = await (await fetch(url)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/products/:slug",status="200"} 2',
  );
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
  );
  expect(text).toContain('\nqueue 3\n');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('spikes');
});

it('serves /metrics only, and not on the port of the server', async () => {
  const { app, url } = await start();
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

it('does not start without a port', async () => {
  expect((await startMetrics({ ...address, metricsPort: undefined })).url).toBeUndefined();
});

it('names METRICS_PORT when the port is taken', async () => {
  const { url } = await start();
  const result = startMetrics({ ...address, metricsPort: Number(new URL(url).port) });
  await expect(result).rejects.toThrow(/ is taken\. .* METRICS_PORT /);
});

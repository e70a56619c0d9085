import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listenHost, portError, urlOf } from './port.ts';
import type { ServerConfig } from './server-config.ts';

type Observer = (request: FastifyRequest, reply: FastifyReply) => void;

const observers = new Set<Observer>();

/** Records a response; does nothing when metrics are off. */
export const observe: Observer = (request, reply) => {
  for (const observer of observers) observer(request, reply);
};

/** A value that is read on each scrape. */
export interface Gauge {
  name: string;
  help: string;
  read(): number;
}

export interface Metrics {
  /** undefined when metrics are off. */
  url: string | undefined;
  close(): Promise<void>;
}

/**
 * Serves Prometheus metrics on a separate port, which a proxy does not expose: Node's own, response
 * times by method, route and status, and the gauges. Throws StartError when the port is not available.
 */
export async function startMetrics(
  { metricsPort: port, host }: Pick<ServerConfig, 'metricsPort' | 'host'>,
  gauges: Gauge[] = [],
): Promise<Metrics> {
  if (port === undefined) return { url: undefined, close: async () => {} };
  const prometheus = await import('prom-client');
  const register = new prometheus.Registry();
  const registers = [register];
  prometheus.collectDefaultMetrics({ register });
  const durations = new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  for (const { name, help, read } of gauges) {
    new prometheus.Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  const observer: Observer = ({ method, routeOptions }, { statusCode: status, elapsedTime }) =>
    // The route, not the URL: clients can invent any number of URLs.
    durations.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000);

  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    const text = await register.metrics();
    response.writeHead(200, { 'content-type': register.contentType }).end(text);
  });
  await listen(server, port, host);
  observers.add(observer);
  const { port: realPort } = server.address() as AddressInfo;
  return {
    url: `${urlOf(host, realPort)}/metrics`,
    close: async () => {
      observers.delete(observer);
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(portError({ port, host }, error, 'METRICS_PORT')));
    server.listen({ port, host: listenHost(host) }, done);
  });
}

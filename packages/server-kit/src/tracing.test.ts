import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newServer } from './new-server.ts';
import { startTracing } from './tracing.ts';

interface SpanSent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
  events?: Pick<SpanSent, 'attributes'>[];
}
interface Sent {
  resourceSpans: {
    resource: { attributes: SpanSent['attributes'] };
    scopeSpans: { spans: SpanSent[] }[];
  }[];
}

let collector: Server;
let received: Sent[];
let headers: string | undefined;
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  received = [];
  headers = undefined;
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') {
      received.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    } else {
      headers = request.headers.traceparent as string;
    }
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', urlOf(collector));
});
afterEach(() => {
  vi.unstubAllEnvs();
  collector.close();
});

function serverThatCalls(url: string) {
  const config = {
    isProduction: true,
    trustProxy: false as const,
    logLevel: 'silent' as const,
  };
  const app = newServer(config, { write: () => {} }, {});
  app.get('/orders/:id', async () => (await fetch(`${url}/elsewhere`)).text());
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  app.get('/statement', async () => {
    const cause = Object.assign(new Error('invalid input syntax: "hush-cause"'), { code: '22P02' });
    throw Object.assign(new Error('Failed query: insert\nparams: hush-params', { cause }), {
      params: ['hush-params'],
    });
  });
  app.get('/rejected', async () => {
    throw Object.assign(new Error('No customer hush@example.com'), { statusCode: 404 });
  });
  return app;
}

const spansSent = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const attribute = (span: Pick<SpanSent, 'attributes'> | undefined, name: string) =>
  span?.attributes.find(({ key }) => key === name)?.value;

// Spec: decisions Server
it('sends spans of a request and its outgoing call in the trace of the caller', async () => {
  const end = await startTracing({ tracesUrl: urlOf(collector), serviceName: 'shop' });
  const app = serverThatCalls(urlOf(collector));
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  await app.inject({ url: '/orders/7?token=hush', headers: { traceparent } });
  await app.inject('/broken');
  await app.close();
  await end();

  const spans = spansSent();
  const request = spans.find(({ name }) => name === 'GET /orders/:id');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 });
  const call = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(call).toMatchObject({ traceId });
  expect(headers).toBe(`00-${traceId}-${call?.spanId}-01`);
  expect(spans.find(({ name }) => name === 'GET /broken')).toMatchObject({ status: { code: 2 } });

  const service = received[0]?.resourceSpans[0]?.resource;
  expect(attribute(service as never, 'service.name')).toEqual({ stringValue: 'shop' });
  expect(JSON.stringify(received)).not.toContain('hush');
});

// Spec: decisions Server
it('names a failed statement without its values, and records no rejected request', async () => {
  const end = await startTracing({ tracesUrl: urlOf(collector), serviceName: 'shop' });
  const app = serverThatCalls(urlOf(collector));
  for (const url of ['/broken', '/statement', '/rejected']) await app.inject(url);
  await app.close();
  await end();

  const messages = spansSent().map(({ name, events = [] }) => [
    name,
    ...events.map((event) => attribute(event, 'exception.message')?.stringValue),
  ]);
  expect(messages).toEqual([
    ['GET /broken', 'broken'],
    ['GET /statement', 'PostgreSQL error 22P02'],
    ['GET /rejected'],
  ]);
  expect(JSON.stringify(received)).not.toContain('hush');
});

// Spec: decisions Server
it('ignores an unavailable collector', async () => {
  const end = await startTracing({ tracesUrl: urlOf(collector), serviceName: 'shop' });
  collector.close();
  const app = serverThatCalls('http://127.0.0.1:1');
  expect((await app.inject('/broken')).statusCode).toBe(500);
  await app.close();
  await end();
});

it('says how to install a missing SDK', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  const start = (error: Error) =>
    startTracing({ tracesUrl: urlOf(collector), serviceName: 'shop' }, () => Promise.reject(error));
  await expect(start(missing)).rejects.toThrow('Add `--filter @parinda/tracing` to the install');
  await expect(start(new Error('broken'))).rejects.toThrow('broken');
});

it('sends nothing without an endpoint', async () => {
  const end = await startTracing({ tracesUrl: undefined, serviceName: 'shop' });
  const app = serverThatCalls(urlOf(collector));
  await app.inject('/orders/7');
  await app.close();
  await end();
  expect(received).toEqual([]);
  expect(headers).toBeUndefined();
});

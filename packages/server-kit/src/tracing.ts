import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as setting from './setting.ts';

const name = 'parinda';
const longestEndMs = 2000;

let provider: TracerProvider | undefined;

/**
 * Sends a span of each request, and of each call that it makes, to OTEL_EXPORTER_OTLP_ENDPOINT
 * (OTLP over HTTP, as JSON), of OTEL_SERVICE_NAME; the exporter reads the standard's other variables by
 * itself. Nothing is loaded where no endpoint is set. Throws StartError when it is no
 * web address; a collector that is away is nobody's trouble.
 *
 * @returns sends what is left, and ends it
 */
export async function startTracing(env: setting.Environment): Promise<() => Promise<void>> {
  if (!setting.webAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')) return async () => {};
  const [sdk, exporter, asyncHooks, core, resources, undici] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/instrumentation-undici'),
  ]);
  const service = { 'service.name': env.OTEL_SERVICE_NAME || name };
  const own = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes(service)),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new asyncHooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(own);
  const calls = new undici.UndiciInstrumentation({ requireParentforSpans: true });
  calls.setTracerProvider(own);
  calls.enable();
  provider = own;
  return async () => {
    calls.disable();
    provider = undefined;
    trace.disable();
    context.disable();
    propagation.disable();
    // Which tries again and again where the collector is away.
    await Promise.race([own.shutdown().catch(() => {}), sleep(longestEndMs, null, { ref: false })]);
  };
}

const spans = new WeakMap<FastifyRequest, Span>();

/** Where traces are wanted: a span of each request, below that of whoever asks. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = provider?.getTracer(name);
  if (!tracer) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const asker = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, 'request.id': request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, asker);
    spans.set(request, span);
    context.with(trace.setSpan(asker, span), done);
  });
  app.addHook('onError', (request, _reply, error, done) => {
    spans.get(request)?.recordException(error);
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    // The route, not the path: that may hold what is somebody's own.
    const route = request.routeOptions.url ?? 'unknown';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeError } from './safe-error.ts';
import type { ServerConfig } from './server-config.ts';
import { StartError } from './start-error.ts';

const name = 'parinda';
const shutdownTimeoutMs = 2000;

export type TracingConfig = Pick<ServerConfig, 'tracesUrl' | 'serviceName'>;

let isOn = false;

/**
 * Sends a span of each request, and of each call that it makes, to OTEL_EXPORTER_OTLP_ENDPOINT
 * (OTLP over HTTP, as JSON). The SDK reads the OTEL_ variables itself. Loads nothing without
 * an endpoint, and ignores an unavailable collector. Throws StartError without the SDK.
 *
 * @returns a function that sends the remaining spans and stops tracing
 */
export async function startTracing(
  { tracesUrl, serviceName }: TracingConfig,
  load = loadSdk,
): Promise<() => Promise<void>> {
  if (!tracesUrl) return async () => {};
  // Collectors accept JSON and protobuf; JSON is readable.
  process.env.OTEL_EXPORTER_OTLP_PROTOCOL ??= 'http/json';
  const { NodeSDK, UndiciInstrumentation } = await load().catch(rejectMissing);
  const calls = new UndiciInstrumentation({ requireParentforSpans: true });
  const sdk = new NodeSDK({
    serviceName,
    autoDetectResources: false,
    instrumentations: [calls],
    // Sends traces only.
    logRecordProcessors: [],
    metricReaders: [],
  });
  sdk.start();
  isOn = true;
  return async () => {
    calls.disable();
    isOn = false;
    trace.disable();
    context.disable();
    propagation.disable();
    // Shutdown retries while the collector is unavailable.
    await Promise.race([
      sdk.shutdown().catch(() => {}),
      sleep(shutdownTimeoutMs, null, { ref: false }),
    ]);
  };
}

const loadSdk = () => import('../tracing/sdk.ts');

function rejectMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new StartError(
    'OTEL_EXPORTER_OTLP_ENDPOINT needs OpenTelemetry, which is not installed. Add `--filter @parinda/tracing` to the install, or unset the variable.',
  );
}

const spans = new WeakMap<FastifyRequest, Span>();
const errors = new WeakMap<FastifyRequest, Error>();

/** Adds a span of each request, as a child of the caller's span; does nothing when tracing is off. */
export function traceRequests(app: FastifyInstance): void {
  if (!isOn) return;
  const tracer = trace.getTracer(name);
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, 'request.id': request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onError', (request, _reply, error, done) => {
    errors.set(request, error);
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    // The route, not the path, which may hold personal data.
    const route = request.routeOptions.url ?? 'unknown';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
    if (statusCode >= 500) {
      const error = errors.get(request);
      if (error) span?.recordException(safeError(error));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
    done();
  });
}

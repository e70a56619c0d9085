/** A package of its own: the SDK takes 35 MB, which an install without traces leaves out. */
export { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
export { NodeSDK } from '@opentelemetry/sdk-node';

export * as fixtures from './fixtures.ts';
export { createHandlers, mockToken } from './handlers.ts';

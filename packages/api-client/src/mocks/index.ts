export { toRecords } from '../records/toRecords.ts';
export * as fixtures from './fixtures.ts';
export { createHandlers, mockToken } from './handlers.ts';
export { records } from './records.ts';
export { createStatefulMocks, wrongOtp } from './statefulMocks.ts';

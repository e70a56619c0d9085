export * as fixtures from './fixtures.ts';
export { createHandlers, mockToken } from './handlers.ts';
export { pretendShop, wrongOtp } from './pretendedShop.ts';
export { records } from './records.ts';

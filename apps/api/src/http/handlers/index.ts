// Exports a handler with the name of each operationId.
export * from './addresses.ts';
export * from './capabilities.ts';
export * from './catalog.ts';
export * from './content.ts';
export * from './identity.ts';
export * from './my-data.ts';
export * from './orders.ts';
export * from './pincode.ts';
export * from './reviews.ts';
export * from './wishlist.ts';

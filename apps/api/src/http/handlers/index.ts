// Every operation of the API is a function of its operationId; http/operations.ts asks for all.
export * from './addresses.ts';
export * from './catalog.ts';
export * from './content.ts';
export * from './identity.ts';
export * from './orders.ts';
export * from './pincode.ts';
export * from './reviews.ts';
export * from './wishlist.ts';

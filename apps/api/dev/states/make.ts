/** Records for the states of the pacts, and for tests. */
export * from './make-customer.ts';
export * from './make-order.ts';
export * from './make-product.ts';

/** Records for provider states and tests. */
export * from './make-customer.ts';
export * from './make-order.ts';
export * from './make-product.ts';

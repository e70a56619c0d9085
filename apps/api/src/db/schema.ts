// All tables.
export * from './schema/catalog.ts';
export * from './schema/orders.ts';
export * from './schema/payments.ts';
export * from './schema/people.ts';
export * from './schema/reviews.ts';
export * from './schema/shop.ts';

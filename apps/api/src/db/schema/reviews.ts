import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { between, createdAt, id, oneOf, ref } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

const reviewStatuses = ['published', 'pending', 'draft'] as const;

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    orderId: ref('order_id').references(() => orders.id),
    rating: integer('rating').notNull(),
    text: text('review_text').notNull(),
    status: text('status', { enum: reviewStatuses }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reviews_one_each').on(t.userId, t.productId),
    index('reviews_product').on(t.productId, t.status, t.createdAt),
    index('reviews_status').on(t.status, t.createdAt),
    index('reviews_age').on(t.createdAt),
    between('reviews_rating', t.rating, 1, 5),
    oneOf('reviews_status', t.status, reviewStatuses),
  ],
);

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    productId: ref('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('wishlist_one_each').on(t.userId, t.productId)],
);

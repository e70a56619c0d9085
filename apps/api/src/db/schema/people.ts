import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { atLeast, createdAt, id, ref, time } from './columns.ts';

export const users = pgTable('users', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  contact: text('contact'),
  address: text('address'),
  state: text('state'),
  city: text('city'),
  postalcode: text('postalcode'),
  /** null: no login (seeded reviewers). */
  passwordHash: text('password_hash'),
  /** Sessions with another version have ended. */
  sessionVersion: integer('session_version').notNull().default(0),
  /** null: may log in. */
  blockedAt: time('blocked_at'),
  /** Set until a new password by e-mail code; null: the password opens the account. */
  resetRequiredAt: time('reset_required_at'),
  /** Set when the personal data was removed. */
  erasedAt: time('erased_at'),
  createdAt: createdAt(),
});

/**
 * Clients that a customer has logged in from, as keyed hashes. Failed logins of other clients do
 * not lock them out.
 */
export const knownClients = pgTable(
  'known_clients',
  {
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    clientHash: text('client_hash').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.clientHash] }),
    index('known_clients_seen').on(t.seenAt),
  ],
);

/** Tokens that a logout has ended, by their id (`jti`). purge.ts deletes them when they expire. */
export const revokedTokens = pgTable(
  'revoked_tokens',
  {
    id: text('id').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('revoked_tokens_expiry').on(t.expiresAt)],
);

/** One-time passwords as keyed hashes. Only the newest of an address and purpose is valid. */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    email: text('email').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    guesses: integer('guesses').notNull().default(0),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [
    index('otps_email').on(t.email, t.purpose, t.createdAt),
    index('otps_age').on(t.createdAt),
    atLeast('otps_guesses', t.guesses, 0),
  ],
);

/** Addresses verified by OTP, which may register for a while. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    email: text('email').notNull(),
    /** Keyed hash of the prover's secret or client. */
    prover: text('prover').notNull(),
    verifiedAt: time('verified_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.prover] }), index('email_proofs_age').on(t.verifiedAt)],
);

/** Counters of fixed windows, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStart: time('window_start').notNull(),
  },
  (t) => [index('rate_limits_age').on(t.windowStart)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    fullName: text('full_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    addressLine2: text('address_line2'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    /** GST registration of a business, for its tax invoices. */
    gstin: text('gstin'),
    createdAt: createdAt(),
  },
  (t) => [index('addresses_user').on(t.userId, t.createdAt)],
);

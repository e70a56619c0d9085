import type { Mutation } from './mutation.ts';

/** Faults in what the server does. */
export const ruleMutations: Record<string, Mutation> = {
  'no-trailing-slash': {
    fault: 'a path has lost its trailing slash: uploadCategory',
    how: {
      file: 'http/contract.ts',
      find: "parse(readFileSync(file, 'utf8'))",
      replace: "parse(readFileSync(file, 'utf8').replace('/uploadCategory/:', '/uploadCategory:'))",
    },
    breaks: ['a request for all categories', 'a request for all categories while there are none'],
    says: /200.*404/,
  },
  'readable-order': {
    fault: "another customer's order is readable",
    how: {
      file: 'orders/read-orders.ts',
      find: 'and(eq(orders.userId, userId), isNotNull',
      replace: 'and(which ? undefined : eq(orders.userId, userId), isNotNull',
    },
    breaks: ["a request for another customer's order"],
    says: /404.*200/,
  },
  'deletable-address': {
    fault: "another customer's address is deletable",
    how: {
      file: 'addresses/handlers.ts',
      find: 'and(eq(addresses.id, params.id), eq(addresses.userId, userId))',
      replace: 'eq(addresses.id, params.id)',
    },
    breaks: ["the deletion of another customer's address"],
    says: /404.*204/,
  },
  'forged-signature': {
    fault: "a payment counts without the provider's signature",
    how: {
      file: 'payments/verify-payment.ts',
      find: 'sameText(proof.razorpay_signature, expected) &&',
      replace: '',
    },
    breaks: ['a payment with a forged signature'],
    says: /400.*200/,
  },
  'no-session-needed': {
    fault: 'a private list is answered without a session',
    how: {
      file: 'http/operations.ts',
      find: 'onRequest: operation.isSecured\n',
      replace: "onRequest: operation.isSecured && operation.id !== 'listUserReviews'\n",
    },
    breaks: [
      'listUserReviews with a forgotten session',
      // Nobody's reviews are read then.
      "a request for the customer's own reviews",
    ],
    says: /401.*200/,
  },
  'forgotten-key': {
    fault: 'the idempotency key is not kept: another cart is taken for the same attempt',
    how: {
      file: 'orders/idempotency-rules.ts',
      find: "if (kept.bodyHash !== bodyHash) return 'other body';",
      replace: '',
    },
    breaks: ['another order with the key of the first'],
    says: /422.*201/,
  },
  'failure-for-not-found': {
    fault: 'an unknown product is a failure of the server',
    how: {
      file: 'catalog/handlers.ts',
      find: "if (!product) throw notFound('Product not found');",
      replace: "if (!product) throw new Error('no such row');",
    },
    breaks: ['a request for an unknown product'],
    says: /404.*500/,
  },
  'nothing-is-an-error': {
    fault: 'an empty list is answered 404: the addresses of a newcomer',
    how: {
      file: 'addresses/handlers.ts',
      find: 'return rows.map(toAddress);',
      replace: 'if (rows.length === 0) throw notFound();\n      return rows.map(toAddress);',
    },
    breaks: ['a request for the addresses of a newcomer'],
    says: /200.*404/,
  },
  'second-review': {
    fault: 'a customer may review the same product twice',
    how: {
      file: 'reviews/handlers.ts',
      find: "if (!row) throw badRequest('You have already reviewed this product.');",
      replace: 'if (!row) return (await readReviews(db, eq(reviews.userId, userId)))[0] as never;',
    },
    breaks: ['a second review of the same product'],
    says: /400.*201/,
  },
};

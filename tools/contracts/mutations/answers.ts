import type { Mutation } from './mutation.ts';

/** Faults in what is sent: form, types and statuses. */
export const answerMutations: Record<string, Mutation> = {
  'missing-field': {
    fault: 'a field is missing: `bullet_five` of a product',
    how: {
      operation: 'getProduct',
      status: 200,
      alter: ({ body }) => delete body.bullet_five,
    },
    breaks: [
      'a request for that product by slug',
      'a request for that product by id, as order pages ask, with its rating',
      'a request for a product that nobody has rated',
    ],
    says: /bullet_five/,
  },
  'number-as-text': {
    fault: 'a number is sent as text: `price` of the products',
    how: {
      operation: 'listProducts',
      status: 200,
      alter: ({ body }) => {
        for (const product of body) product.price = String(product.price);
      },
    },
    breaks: ['a request for all products'],
    says: /price.*number/,
  },
  '200-for-201': {
    fault: 'a registration is answered 200, where the documents take only 201 for success',
    how: {
      operation: 'register',
      status: 201,
      alter: (answer) => {
        answer.status = 200;
      },
    },
    breaks: ['a registration'],
    says: /201.*200/,
  },
  'other-error-body': {
    fault: 'a refused login comes as `detail` instead of `errors`',
    how: {
      operation: 'login',
      status: 401,
      alter: (answer) => {
        answer.body = { detail: answer.body.errors[0] };
      },
    },
    breaks: ['a login with a wrong password'],
    says: /errors/,
  },
  'list-in-envelope': {
    fault: 'a list comes in pages: `{ count, results }` instead of the gallery',
    how: {
      operation: 'listGallery',
      status: 200,
      alter: (answer) => {
        answer.body = { count: answer.body.length, results: answer.body };
      },
    },
    breaks: ['a request for the gallery', 'a request for the gallery while it is empty'],
    says: /expected a list.*got an object/,
  },
  'other-date-format': {
    fault: 'dates of articles are written another way: 05/01/2026',
    how: {
      operation: 'listBlogs',
      status: 200,
      alter: ({ body }) => {
        for (const blog of body) blog.created_at = '05/01/2026';
      },
    },
    breaks: ['a request for all articles', 'a request for one article by its slug'],
    says: /05\/01\/2026/,
  },
  'unknown-enum-value': {
    fault: 'a status that nobody knows: `payment_status` is `paid`',
    how: {
      operation: 'listOrders',
      status: 200,
      alter: ({ body }) => {
        for (const order of body) order.payment_status = 'paid';
      },
    },
    breaks: ['a request for the orders'],
    says: /paid/,
  },
  'amount-in-rupees': {
    fault: 'the amount to pay is no whole number of paise',
    how: {
      operation: 'createOrder',
      status: 201,
      alter: ({ body }) => {
        body.razorpay_amount = body.razorpay_amount / 100 + 0.5;
      },
    },
    breaks: [
      'an order of two pieces of one product',
      'the same order once more, with the key of the first try',
    ],
    says: /razorpay_amount/,
  },
};

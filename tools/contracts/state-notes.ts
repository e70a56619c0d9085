/** What each state is, for those who have to bring it about. */
export const stateNotes: Record<string, string> = {
  'a customer is registered':
    'There is an account with this address and password, and nothing keeps it from asking for an OTP now.',
  'a customer is signed in':
    'A new customer of this name, with no address, order, review or wishlist entry, has a session.',
  'a product has a published review':
    'A product on sale has at least one review with the status published, and so an average rating.',
  'a product has no reviews': 'A product on sale was never reviewed.',
  'a product is on sale': 'The product with this slug is on sale.',
  'a signed-in customer has a review': 'A customer with a session has reviewed this product.',
  'a signed-in customer has a wishlist':
    'A customer with a session has this product on the wishlist.',
  'a signed-in customer has an address':
    'A customer with a session has one address and no order; the product is on sale.',
  'a signed-in customer has an empty wishlist':
    'A customer with a session has nothing on the wishlist; the product is on sale.',
  'a signed-in customer has an order':
    'A customer with a session has one order of two pieces of the product, with these statuses.',
  'a signed-in customer has an order with a verified payment':
    'As below, and the proof was accepted already.',
  'a signed-in customer has paid at the provider':
    "A customer with a session has a pending order; the values are the payment provider's proof.",
  'an OTP was mailed': 'The OTP was mailed to this address a moment ago and is still good.',
  'an article is published': 'The article with this slug is published.',
  'an e-mail address is unknown':
    'No account, no OTP and no proof of this address is left from earlier.',
  'an e-mail address is verified': 'The address was proven by an OTP a moment ago; no account yet.',
  'an order of two pieces was placed with a key':
    'A customer with a session has placed an order of two pieces of the product to the address, with this Idempotency-Key.',
  'another customer has an address':
    'The customer of the token is another than the one whose user and address the ids are; the product is on sale.',
  'another customer has an order':
    'The customer of the token is another than the one whose order it is.',
  'another customer has paid at the provider':
    'The customer of the token is another than the one whose order and proof it is.',
  'no product has this slug': 'No product on sale has this slug.',
  'no products are on sale': 'The list of products is empty.',
  'products are on sale': 'At least one product, in a category, is on sale.',
  'the shop has content': 'There are gallery pictures; no article has the slug moon-dust.',
  'the shop has no content yet':
    'The lists of categories, gallery pictures and articles are empty.',
};

/** What each answered value is. */
export const valueNotes: Record<string, string> = {
  token: 'what `login/` would answer as `token.access`, for the customer who asks',
  user_id: "the customer's id",
  address_id: "the address's id",
  product_id: "the product's id",
  order_id: "the order's id",
  email: 'an e-mail address',
  otp: 'the six digits, as text',
  wrong_otp: 'six other digits',
  razorpay_payment_id: "the provider's id of the payment",
  razorpay_order_id: "the provider's id of the order",
  razorpay_signature:
    "hexadecimal HMAC-SHA256 of `razorpay_order_id|razorpay_payment_id` with the provider's key secret",
};

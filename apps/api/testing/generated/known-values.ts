/** A value that only the running shop knows: it is put in just before a request is sent. */
export interface Known {
  known: KnownName;
  /** Which of those there are, counted round. */
  pick: number;
}

export type KnownName = keyof Pools;

export interface Pools {
  user_id: number[];
  address_id: number[];
  order_id: number[];
  product_id: number[];
  product_slug: string[];
  blog_slug: string[];
  customer_email: string[];
  new_email: string[];
  verified_email: string[];
  otp_email: string[];
  otp: string[];
  password: string[];
  payable_order_id: number[];
  razorpay_payment_id: string[];
  razorpay_order_id: string[];
  razorpay_signature: string[];
  etag: string[];
}

const isKnown = (value: object): value is Known => 'known' in value && 'pick' in value;

/** The same value with everything known put in. */
export function filledIn(value: unknown, pools: Pools): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isKnown(value)) {
    const pool = pools[value.known];
    return pool[value.pick % pool.length];
  }
  if (Array.isArray(value)) return value.map((inner) => filledIn(inner, pools));
  // fromEntries, so that a field called __proto__ stays a field.
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filledIn(inner, pools)]),
  );
}

/** What a field or parameter of that name should hold for the request to get somewhere. */
export function knownFor(operation: string, name: string): KnownName[] {
  return byOperation[`${operation} ${name}`] ?? byName[name] ?? [];
}

const byOperation: Record<string, KnownName[]> = {
  'getProduct slug': ['product_slug'],
  'listBlogs slug': ['blog_slug'],
  'deleteAddress id': ['address_id'],
  'getOrder id': ['order_id'],
  'verifyPayment id': ['payable_order_id', 'order_id'],
  'createOrder address': ['address_id'],
  'login email': ['customer_email', 'new_email'],
  'login password': ['password'],
  'sendOtp email': ['new_email', 'customer_email'],
  'verifyOtp email': ['otp_email'],
  'register email': ['verified_email', 'new_email'],
};

const byName: Record<string, KnownName[]> = {
  userId: ['user_id'],
  user: ['user_id'],
  productId: ['product_id'],
  product_id: ['product_id'],
  product: ['product_id'],
  order: ['order_id'],
  otp: ['otp'],
  razorpay_payment_id: ['razorpay_payment_id'],
  razorpay_order_id: ['razorpay_order_id'],
  razorpay_signature: ['razorpay_signature'],
};

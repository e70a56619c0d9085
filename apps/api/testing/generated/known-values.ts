/** Placeholder for a value of the running server, replaced before sending. */
export interface Known {
  known: KnownName;
  /** Index into the pool, modulo its length. */
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

/** Replaces all placeholders in a value. */
export function filledIn(value: unknown, pools: Pools): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isKnown(value)) {
    const pool = pools[value.known];
    return pool[value.pick % pool.length];
  }
  if (Array.isArray(value)) return value.map((inner) => filledIn(inner, pools));
  // fromEntries, so that a field named __proto__ stays a field.
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filledIn(inner, pools)]),
  );
}

/** Returns the pools that make a field or parameter useful. */
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

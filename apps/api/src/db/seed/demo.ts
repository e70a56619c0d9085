/** The demo customer. */
export const demo = {
  customer: {
    name: 'Meera Iyer',
    email: 'demo@parinda.example',
    password: 'parinda-demo',
    contact: '9800000123',
    address: 'Flat 402, Gulmohar Apartments, 14 Lavender Cross Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalcode: '560001',
  },
  address: {
    full_name: 'Meera Iyer',
    phone: '9800000123',
    address: 'Flat 402, Gulmohar Apartments',
    address_line2: '14 Lavender Cross Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    zip_code: '560001',
  },
  /** Newest last, so that the numbers of the invoices follow their dates; both paid. */
  orders: [
    {
      delivery_status: 'delivered',
      payment_status: 'completed',
      days_ago: 24,
      provider_order_id: 'order_DemoDelivered1Sb',
      payment_id: 'pay_DemoDelivered1Sb',
      items: [
        { slug: 'guard-polycarbonate-bird-spikes-pack-of-10', quantity: 2 },
        { slug: 'outdoor-adhesive-for-spikes-300-ml', quantity: 3 },
        { slug: 'flash-reflective-tape-45-m', quantity: 1 },
      ],
    },
    {
      delivery_status: 'pending',
      payment_status: 'completed',
      days_ago: 2,
      provider_order_id: 'order_DemoOnItsWay2Sb',
      payment_id: 'pay_DemoOnItsWay2Sb',
      items: [
        { slug: 'clearview-balcony-net-kit-10-x-8-ft', quantity: 1 },
        { slug: 'uv-cable-ties-pack-of-100', quantity: 1 },
      ],
    },
  ],
  wishlist: [
    'crest-stainless-steel-bird-spikes-pack-of-5',
    'stainless-steel-vent-mesh-roll-3-m',
    'fort-water-tank-ring',
  ],
  /** The first product was delivered, so its review is published; the second is pending. */
  reviews: [
    {
      slug: 'guard-polycarbonate-bird-spikes-pack-of-10',
      rating: 5,
      review_text:
        'Two packs for a long balcony wall. The pigeons moved to the water tank across the road on the third day.',
      status: 'published',
      days_ago: 10,
    },
    {
      slug: 'slim-bird-spikes-for-pipes-and-cables-pack-of-8',
      rating: 4,
      review_text: 'Saw these at my sister’s place. They sit firmly on her railing.',
      status: 'pending',
      days_ago: 4,
    },
  ],
} as const;

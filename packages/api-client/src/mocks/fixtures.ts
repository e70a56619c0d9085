import type { components } from '../../../../contracts/schema.d.ts';

/** Responses for stories and tests. A test validates them against contracts/openapi.yaml. */
type Schemas = components['schemas'];

export const categories: Schemas['Category'][] = [
  { id: 1, category_name: 'Bird Spikes' },
  { id: 2, category_name: 'Bird Nets' },
  { id: 3, category_name: 'Accessories' },
  { id: 4, category_name: 'Monkey Spikes' },
];

export const steelSpikes: Schemas['Product'] = {
  id: 7,
  slug: 'steel-bird-spikes-1m',
  title: 'Steel Bird Spikes 1 m',
  short_desc: 'Three rows of spring steel on a clear base.',
  long_desc: 'A strip for ledges up to 15 cm deep.\n\nPigeons find no place to land.',
  price: 549,
  max_price: 799,
  category_name: 'Bird Spikes',
  material: 'Stainless Steel',
  average_rating: '4.3',
  review_count: 37,
  isBest: true,
  keywords: 'bird spikes, pigeon, ledge',
  net_quantity: '5 N (2.5 m)',
  generic_name: 'Bird spikes',
  manufacturer: 'Neem Tree Works\nPune, Maharashtra 411000',
  country_of_origin: 'India',
  customer_care: 'Parinda Customer Care\nhelp@parinda.example',
  image1: '/pictures/products/crest-stainless-steel-bird-spikes-pack-of-5-1-640.webp',
  image2: '/pictures/products/crest-stainless-steel-bird-spikes-pack-of-5-2-640.webp',
  image3: null,
  image4: null,
  image5: null,
  bullet_one: 'Grade 304 stainless steel',
  bullet_two: 'One metre per strip',
  bullet_three: 'Blunt tips: humane by design',
  bullet_four: 'Glue, screws or ties',
  bullet_five: 'Ten monsoons and more',
};

const summary = ({
  id,
  slug,
  title,
  image1,
  short_desc,
  long_desc,
  price,
  max_price,
  category_name,
  material,
  average_rating,
  review_count,
  isBest,
  keywords,
}: Schemas['Product']): Schemas['ProductSummary'] => ({
  id,
  slug,
  title,
  image1,
  short_desc,
  long_desc,
  ...(keywords !== undefined && { keywords }),
  price,
  max_price,
  category_name,
  material,
  average_rating,
  ...(review_count !== undefined && { review_count }),
  isBest,
});

export const balconyNet: Schemas['ProductSummary'] = {
  ...summary(steelSpikes),
  id: 8,
  slug: 'balcony-net-3x3m',
  title: 'Balcony Net 3 × 3 m',
  short_desc: 'Knotted nylon, 25 mm mesh.',
  long_desc: 'A net that keeps pigeons out of a balcony and lets the breeze in.',
  keywords: 'bird net, pigeon, balcony',
  price: 1299,
  max_price: 1299,
  category_name: 'Bird Nets',
  material: 'Plastic',
  average_rating: null,
  review_count: 0,
  isBest: false,
};

export const products: Schemas['ProductSummary'][] = [summary(steelSpikes), balconyNet];

export const user: Schemas['User'] = {
  id: 3,
  name: 'Asha Rao',
  email: 'asha@example.com',
  contact: '98765 43210',
  address: null,
  state: null,
  city: null,
  postalcode: null,
};

export const myData: Schemas['MyData'] = { customer: { name: user.name, email: user.email } };

export const address: Schemas['Address'] = {
  id: 5,
  user: 3,
  full_name: 'Asha Rao',
  phone: '98765 43210',
  address: '14 Temple Street',
  address_line2: null,
  city: 'Mysuru',
  state: 'Karnataka',
  zip_code: '570001',
};

export const order: Schemas['Order'] = {
  id: 41,
  order_date: '2026-10-01T09:30:00Z',
  total_amount: 1098,
  delivery_status: 'delivered',
  delivery_status_display: 'Delivered',
  payment_status: 'completed',
  razorpay_order_id: 'order_Sandbox00000041',
  items: [
    {
      id: 60,
      product: 7,
      product_name: 'Steel Bird Spikes 1 m',
      product_image: '/pictures/products/crest-stainless-steel-bird-spikes-pack-of-5-1-640.webp',
      product_price: 549,
      quantity: 2,
      item_total: 1098,
    },
  ],
  address_details: address,
};

/** A paid order from a backend that makes tax invoices. */
export const invoicedOrder: Schemas['Order'] = {
  ...order,
  items: order.items.map((item) => ({ ...item, gst_rate: 18, hsn: '732690' })),
  gst: [{ rate: 18, taxable_value: 930.51, cgst: 0, sgst: 0, igst: 167.49 }],
  invoice: {
    number: 'INV-2627-000041',
    issued_at: '2026-10-01T09:31:00Z',
    pdf_url: '/api/user/invoices/INV-2627-000041.pdf?expires=1790847060000&signature=5c1f',
  },
  address_details: { ...address, gstin: '29AAAAA0000A1ZY' },
};

export const review: Schemas['Review'] = {
  id: 9,
  product: 7,
  product_title: 'Steel Bird Spikes 1 m',
  user_name: 'Asha Rao',
  rating: 5,
  review_text: 'No pigeons since Diwali.',
  status: 'published',
  verified_purchase: true,
  created_at: '2026-10-20T05:00:00Z',
};

export const blog: Schemas['Blog'] = {
  id: 1,
  slug: 'why-pigeons-come-back',
  title: 'Why pigeons come back',
  content:
    '<h1>Why pigeons come back</h1><p><img src="/pictures/blogs/cleaning-pigeon-droppings-safely-640.webp" alt="">A ledge that was safe once is remembered.</p>',
  created_at: '2026-01-05T06:30:00Z',
};

export const galleryItem: Schemas['GalleryItem'] = {
  image: '/pictures/gallery/1-640.webp',
  image_title: 'Office ledge',
  image_description: 'Steel spikes along a second-floor ledge.',
};

export const pincodeFound: Schemas['PincodeAnswer'] = {
  Message: 'Number of pincode(s) found:1',
  Status: 'Success',
  PostOffice: [
    {
      Name: 'Mysuru',
      District: 'Mysuru',
      State: 'Karnataka',
      Country: 'India',
      Pincode: '570001',
    },
  ],
};

export const pincodeUnknown: Schemas['PincodeAnswer'] = {
  Message: 'No records found',
  Status: 'Error',
  PostOffice: null,
};

export const pageMetadata: Schemas['PageMetadata'] = {
  title: 'Parinda',
  description: 'Humane bird and monkey deterrents.',
  canonical_url: '/',
  og_image: '/pictures/banners/1-640.webp',
  twitter_card: 'summary_large_image',
};

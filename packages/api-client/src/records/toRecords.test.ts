import { describe, expect, it, vi } from 'vitest';
import * as fixtures from '../mocks/fixtures.ts';
import { toRecords } from './toRecords.ts';

/** A documented response of each call, except the one that accepts any body. */
const responses: Record<Exclude<keyof typeof toRecords, 'sendContactMessage'>, unknown> = {
  getCapabilities: { operations: ['resetPassword'] },
  login: { token: { access: 'a.b.c' }, msg: '' },
  changePassword: { token: { access: 'a.b.c' }, msg: '' },
  getProfile: fixtures.user,
  updateProfile: fixtures.user,
  listProducts: fixtures.products,
  getProduct: fixtures.steelSpikes,
  listCategories: fixtures.categories,
  listGallery: [fixtures.galleryItem],
  listBlogs: [fixtures.blog],
  getMyData: fixtures.myData,
  createDataRequest: { ticket: '12' },
  listAddresses: [fixtures.address],
  createAddress: fixtures.address,
  listOrders: [fixtures.order],
  createOrder: { id: 42, key: 'k', razorpay_amount: 109800, razorpay_order_id: 'order_1' },
  getOrder: fixtures.order,
  listReviews: [fixtures.review],
  createReview: fixtures.review,
  listUserReviews: [fixtures.review],
  checkWishlist: { is_wishlisted: true },
  listWishlist: [{ id: 1, product_details: fixtures.steelSpikes }],
  lookupPincode: [fixtures.pincodeFound],
};
const names = Object.keys(responses) as (keyof typeof responses)[];
const read = (name: keyof typeof toRecords, response: unknown) =>
  toRecords[name](response as never);

/** No endpoint documents these responses. */
const malformed = [null, undefined, 7, 'text', true];

describe.each(names)('%s', (name) => {
  const good = responses[name];

  it('reads a documented response', () => {
    expect(() => read(name, good)).not.toThrow();
  });

  // Spec: 1 §8; decisions First round
  it.each(malformed)('fails for %j', (response) => {
    expect(() => read(name, response)).toThrow();
  });

  if (Array.isArray(good) && name !== 'lookupPincode') {
    it('reads an empty list, and fails for an object and for a list of malformed items', () => {
      expect(read(name, [])).toEqual([]);
      expect(() => read(name, { results: good })).toThrow();
      for (const item of malformed) expect(() => read(name, [item, {}, []])).toThrow();
    });

    // Spec: 1 §8
    it('skips a malformed item and keeps the rest', () => {
      const info = vi.spyOn(console, 'info').mockReturnValue();
      expect(read(name, [null, ...good, {}])).toEqual(read(name, good));
      expect(info).toHaveBeenCalledWith('Skipped malformed items: 2');
      info.mockRestore();
    });
  } else if (!Array.isArray(good) && name !== 'checkWishlist') {
    it('fails for an empty object and for a list', () => {
      expect(() => read(name, {})).toThrow();
      expect(() => read(name, [good])).toThrow();
    });
  }
});

const required: [keyof typeof responses, string[]][] = [
  ['getProfile', ['id', 'name', 'email']],
  ['createDataRequest', ['ticket']],
  ['getMyData', ['customer']],
  ['getProduct', ['id', 'slug', 'title', 'price']],
  ['getOrder', ['id', 'order_date', 'total_amount', 'payment_status', 'delivery_status', 'items']],
  ['createAddress', ['id', 'full_name', 'phone', 'address', 'city', 'state', 'zip_code']],
  ['createReview', ['id', 'product', 'review_text', 'created_at']],
  ['createOrder', ['id', 'key', 'razorpay_amount', 'razorpay_order_id']],
];
const fields = required.flatMap(([name, own]) => own.map((field) => [name, field] as const));

it.each(fields)('%s requires %s', (name, field) => {
  for (const value of [null, undefined, {}, true]) {
    const response = { ...(responses[name] as object), [field]: value };
    expect(() => read(name, response), `${field}: ${value}`).toThrow();
  }
});

import { describe, expect, it } from 'vitest';
import { bodyMismatches, withPlainNumbers } from './checks.ts';
import { Wire } from './wire.ts';

const pathsOf = (operation: string, body: unknown, values = {}) =>
  bodyMismatches({ status: 200, body: JSON.stringify(body) }, operation, values).map(
    ({ path }) => path,
  );

const review = {
  id: 1,
  product: 7,
  product_title: 'Net',
  user_name: 'Asha Rao',
  rating: 5,
  review_text: '',
  created_at: '2026-01-05T06:30:00Z',
};
const customer = {
  id: 3,
  name: 'Asha Rao',
  email: 'asha@example.com',
  contact: null,
  address: null,
  state: null,
  city: null,
  postalcode: null,
};
const address = {
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

describe('a body', () => {
  it('may omit fields that the storefront does not read', () => {
    const { user: _, ...rest } = address;
    expect(pathsOf('listAddresses', [rest], { user_id: 3 })).toEqual([]);
  });

  it.each([
    ['createAddress', address, '$.user'],
    ['listAddresses', [address], '$[0].user'],
    ['getProfile', customer, '$.id'],
    ['updateProfile', customer, '$.id'],
  ])('has the id of the customer of the state: %s', (operation, body, path) => {
    expect(pathsOf(operation, body, { user_id: 3 })).toEqual([]);
    expect(pathsOf(operation, body, { user_id: 4 })).toEqual([path]);
  });

  it('has published reviews only, in listReviews', () => {
    expect(pathsOf('listReviews', [review, { ...review, status: 'published' }])).toEqual([]);
    expect(pathsOf('listReviews', [review, { ...review, status: 'pending' }])).toEqual([
      '$[1].status',
    ]);
  });

  it('has the documented form in every entry of seo.json', () => {
    const entry = {
      title: 'Parinda',
      description: 'Nets and spikes.',
      canonical_url: '/',
      og_image: '/card.jpg',
      twitter_card: 'summary',
    };
    expect(pathsOf('getPageMetadata', { '/': entry, '/faqs': entry })).toEqual([]);
    const { title: _, ...untitled } = entry;
    expect(pathsOf('getPageMetadata', { '/': entry, '/faqs': untitled })).toEqual(['$./faqs']);
  });

  it('has the documented form in its optional fields', () => {
    expect(pathsOf('listReviews', [{ ...review, verified_purchase: 'yes' }])).toEqual([
      '$[0].verified_purchase',
    ]);
  });
});

it('writes numbers in their shortest form', () => {
  const headers = { 'content-type': 'application/json' };
  const answer = { method: 'GET', path: '/', status: 200, headers, body: '[7.0,9.00007e5,0.50]' };
  expect(withPlainNumbers(answer).body).toBe('[7,900007,0.5]');
});

it('reports different responses to known and unknown addresses', () => {
  const unknown = 'a request to mail a one-time password';
  const known = 'a request to mail a one-time password to a registered customer';
  const interactions = [unknown, known].map((description) => ({
    description,
    request: { method: 'POST', path: '/api/user/send-otp/' },
    response: { status: 200 },
  }));
  const problemsWith = (message: string) => {
    const wire = new Wire(interactions);
    for (const [index, { description, request }] of interactions.entries()) {
      const body = JSON.stringify({ message: index ? message : 'Sent' });
      const headers = { 'content-type': 'application/json' };
      const interaction = encodeURIComponent(description);
      wire.check({ ...request, status: 200, headers, body, interaction });
    }
    return interactions.flatMap((one) => wire.findings(one).others);
  };
  expect(problemsWith('Sent')).toEqual([]);
  expect(problemsWith('Sent again')).toEqual([
    'expected the response for an unknown address (200 {"message":"Sent"}), got 200 {"message":"Sent again"}',
  ]);
});

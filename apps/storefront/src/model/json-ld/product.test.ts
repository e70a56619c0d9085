import { records } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { expect, it } from 'vitest';
import { product } from './product.ts';

const origin = 'https://shop.example';
/** Ends elements, comments and scripts wherever it is not escaped. */
const nasty = '</script><!-- ]]> & "it\'s" <b>\u2028 🐦 कबूतर';

const { steelSpikes, balconyNet, review } = records;
const url = `${origin}/products/steel-bird-spikes-1m`;
/** Serializes and parses the block: undefined properties disappear. */
const sent = (...[shown, reviews = []]: [Partial<typeof steelSpikes>, (typeof review)[]?]) =>
  JSON.parse(JSON.stringify(product({ ...steelSpikes, ...shown }, reviews, origin)));

it('describes a product with its price and rating', () => {
  expect(
    sent({ title: nasty, images: ['/1.webp'] }, [{ ...review, text: nasty, author: nasty }]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: nasty,
    url,
    description: 'Three rows of spring steel on a clear base.',
    image: [`${origin}/1.webp`],
    sku: 'steel-bird-spikes-1m',
    category: 'Bird Spikes',
    material: 'Stainless Steel',
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url,
      price: 549,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: 2,
            maxValue: 12,
            unitCode: 'DAY',
          },
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        itemDefectReturnFees: 'https://schema.org/FreeReturn',
        refundType: 'https://schema.org/FullRefund',
        merchantReturnLink: `${origin}/return-policy`,
      },
      seller: { '@type': 'Organization', name: brand.name },
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      reviewCount: 1,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: nasty },
        datePublished: '2026-10-20T05:00:00Z',
        reviewBody: nasty,
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      },
    ],
  });
});

it.each<[string, Partial<typeof steelSpikes>, string]>([
  ['a price that could not be read', { price: 0 }, 'offers'],
  ['no texts', { shortDescription: '', longDescription: '' }, 'description'],
  ['no pictures', { images: [] }, 'image'],
  ['images without a web URL', { images: ['javascript:alert(1)'] }, 'image'],
  ['no category', { category: '' }, 'category'],
  ['no material', { material: '' }, 'material'],
])('a product with %s omits the property', (_case, said, left) => {
  expect(Object.keys(sent({}))).toContain(left);
  expect(Object.keys(sent(said))).not.toContain(left);
});

it.each<[string, number | null, (typeof review)[], boolean, number]>([
  ['no reviews', 4.3, [], false, 0],
  ['no rating', null, [review], false, 1],
  ['a rating of none', 0, [review], false, 1],
  ['only a draft', 4.3, [{ ...review, status: 'draft' }], false, 0],
  ['only unreadable stars', 4.3, [{ ...review, rating: 0 }], false, 0],
  [
    'a published review and a pending one',
    4.3,
    [review, { ...review, status: 'pending' }],
    true,
    1,
  ],
])('has a rating only for published reviews: %s', (_case, rating, reviews, isRated, count) => {
  const { aggregateRating, review: shown = [] } = sent({ rating }, reviews);
  expect(aggregateRating !== undefined).toBe(isRated);
  expect(shown).toHaveLength(count);
});

it('contains the ten newest reviews, and counts all', () => {
  const years = Array.from({ length: 12 }, (_, index) => `${2010 + index}-01-01T00:00:00Z`);
  const reviews = [...years, 'long ago'].map((createdAt) => ({ ...review, createdAt }));
  const said = sent({}, reviews);
  expect(said.aggregateRating.reviewCount).toBe(13);
  expect(said.review).toHaveLength(10);
  expect(said.review[0].datePublished).toBe('2021-01-01T00:00:00Z');
  expect(sent({}, [{ ...review, createdAt: 'long ago' }]).review[0]).not.toHaveProperty(
    'datePublished',
  );
});

it('contains the only image that a list has of a product', () => {
  expect(product(balconyNet, [], origin).image).toEqual([`${origin}${balconyNet.image}`]);
});

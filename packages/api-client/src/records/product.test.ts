import { expect, it } from 'vitest';
import { balconyNet, categories, steelSpikes } from '../mocks/fixtures.ts';
import { toCategory, toProduct, toProductSummary } from './product.ts';

const [category] = categories;

it('converts a product of a list', () => {
  expect(toProductSummary(balconyNet)).toEqual({
    id: 8,
    slug: 'balcony-net-3x3m',
    title: 'Balcony Net 3 × 3 m',
    image: balconyNet.image1,
    shortDescription: 'Knotted nylon, 25 mm mesh.',
    longDescription: balconyNet.long_desc,
    keywords: balconyNet.keywords,
    price: 1299,
    maxPrice: 1299,
    category: 'Bird Nets',
    material: 'Plastic',
    rating: null,
    reviewCount: 0,
    isBestseller: false,
    gstRate: null,
    hsn: '',
  });
});

it('converts a product with images and bullets', () => {
  const { images, bullets, declarations, ...rest } = toProduct(steelSpikes);
  expect(rest).toEqual(toProductSummary(steelSpikes));
  expect(images).toEqual([steelSpikes.image1, steelSpikes.image2]);
  expect(bullets).toHaveLength(5);
  expect(bullets[4]).toBe('Ten monsoons and more');
  expect(declarations).toEqual({
    netQuantity: '5 N (2.5 m)',
    genericName: 'Bird spikes',
    manufacturer: 'Neem Tree Works\nPune, Maharashtra 411000',
    countryOfOrigin: 'India',
    customerCare: 'Parinda Customer Care\nhelp@parinda.example',
  });
});

it('reads a product of a backend without declarations', () => {
  const none = { net_quantity: undefined, generic_name: null, manufacturer: ' ' };
  const others = { country_of_origin: 7, customer_care: undefined };
  const wire = { ...steelSpikes, ...none, ...others } as unknown as typeof steelSpikes;
  expect(Object.values(toProduct(wire).declarations)).toEqual(['', '', '', '', '']);
});

// Spec: 1 §2 Home; decisions First round; decisions Catalogue
it.each<[string, Record<string, unknown>, Partial<ReturnType<typeof toProduct>>]>([
  ['a tax rate as text', { gst_rate: '18', hsn: '732690' }, { gstRate: 18, hsn: '732690' }],
  ['an impossible tax rate', { gst_rate: -1, hsn: 7326 }, { gstRate: null, hsn: '' }],
  ['a price as text', { price: '549.50' }, { price: 549.5 }],
  ['a maximum price as text', { max_price: '799.00' }, { maxPrice: 799 }],
  ['no maximum price', { max_price: null }, { maxPrice: 549 }],
  ['no category', { category_name: null }, { category: '' }],
  ['a rating as text', { average_rating: '4.3' }, { rating: 4.3 }],
  ['a rating as number', { average_rating: 4 }, { rating: 4 }],
  ['an unreadable rating', { average_rating: 'x' }, { rating: null }],
  ['no rating', { average_rating: undefined }, { rating: null }],
  ['a review count', { review_count: 37 }, { reviewCount: 37 }],
  ['a review count as text', { review_count: '37' }, { reviewCount: 37 }],
  ['an unreadable count', { review_count: -1.5 }, { reviewCount: null }],
  ['no count', { review_count: undefined }, { reviewCount: null }],
  ['an empty first image', { image1: '' }, { image: null }],
  ['gaps in its images', { image2: '', image4: '/4.webp' }, { images: ['/1', '/4.webp'] }],
  ['gaps in its bullets', { bullet_two: null, bullet_three: '' }, { bullets: ['a', 'd'] }],
  ['keywords', { keywords: 'glue, gum' }, { keywords: 'glue, gum' }],
  ['no keywords', { keywords: undefined }, { keywords: '' }],
  ['no descriptions', { short_desc: null, long_desc: undefined }, { longDescription: '' }],
])('reads a product with %s', (_case, fields, expected) => {
  const wire = {
    ...steelSpikes,
    image1: '/1',
    bullet_one: 'a',
    bullet_two: null,
    bullet_three: null,
    bullet_four: 'd',
    bullet_five: null,
    ...fields,
  };
  expect(toProduct(wire as typeof steelSpikes)).toMatchObject(expected);
});

// Spec: 2 §9
it('keeps the order of five images', () => {
  const images = { image1: '1', image2: '2', image3: '3', image4: '4', image5: '5' };
  expect(toProduct({ ...steelSpikes, ...images }).images).toEqual(['1', '2', '3', '4', '5']);
});

it('converts a category', () => {
  expect(category && toCategory(category)).toEqual({ id: 1, name: 'Bird Spikes' });
});

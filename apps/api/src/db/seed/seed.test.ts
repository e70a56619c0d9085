import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blogs } from './blogs.ts';
import { categories } from './categories.ts';
import { demo } from './demo.ts';
import { gallery } from './gallery.ts';
import { products } from './products.ts';
import { reviewers, reviews } from './reviews.ts';

const publicFolder = fileURLToPath(new URL('../../../../storefront/public', import.meta.url));
const pictureExists = (url: string) => existsSync(`${publicFolder}${url}`);
const slugs = products.map((product) => product.slug);
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const duplicates = (list: string[]) => list.filter((item, i) => list.indexOf(item) !== i);

describe('the catalog', () => {
  it('gives every product its own slug', () => {
    expect(duplicates(slugs)).toEqual([]);
  });

  it('has products in every category and of both materials, and eight bestsellers', () => {
    expect(duplicates(categories)).toEqual([]);
    expect(new Set(products.map((product) => product.category))).toEqual(new Set(categories));
    expect(new Set(products.map((product) => product.material)).size).toBe(2);
    expect(products.filter((product) => product.isBest)).toHaveLength(8);
  });

  it.each(products)('describes $slug completely', (product) => {
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Number.isInteger(product.price) && product.price > 0).toBe(true);
    expect(Number.isInteger(product.max_price) && product.price < product.max_price).toBe(true);
    expect(product.bullets.filter((bullet) => bullet.trim())).toHaveLength(5);
    expect(product.images).toHaveLength(product.isBest ? 5 : 2);
    expect(product.images.filter((image) => !pictureExists(image))).toEqual([]);
    expect(words(product.long_desc)).toBeGreaterThanOrEqual(120);
    expect(words(product.long_desc)).toBeLessThanOrEqual(220);
    expect(product.long_desc).toContain('\n\n');
  });
});

describe('search words', () => {
  it.each(products)('of $slug are keywords', ({ keywords }) => {
    const words = keywords.split(', ');
    expect(words.length).toBeGreaterThan(4);
    expect(duplicates(words)).toEqual([]);
    expect(keywords.length).toBeLessThanOrEqual(1000);
  });

  it.each(['kabutar', 'anti bird net', 'pigeon spikes', 'asked for', 'bought as'])(
    'such as "%s" are in no description',
    (stuffed) => {
      const found = products.filter(({ long_desc }) => long_desc.toLowerCase().includes(stuffed));
      expect(found.map(({ slug }) => slug)).toEqual([]);
    },
  );
});

describe('reviews', () => {
  it('name existing products and customers', () => {
    const emails = reviewers.map((reviewer) => reviewer.email);
    expect(reviews.filter(({ slug }) => !slugs.includes(slug))).toEqual([]);
    expect(reviews.filter(({ email }) => !emails.includes(email))).toEqual([]);
  });

  it('are unique for each customer and product, with a rating from 1 to 5', () => {
    expect(duplicates(reviews.map(({ email, slug }) => `${email} ${slug}`))).toEqual([]);
    expect(reviews.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([]);
  });

  it('leave some products without reviews', () => {
    const reviewed = new Set(reviews.map(({ slug }) => slug));
    expect(slugs.some((slug) => !reviewed.has(slug))).toBe(true);
  });
});

describe('blogs and gallery', () => {
  it.each(blogs)('starts $slug with heading, picture and text', ({ slug, title, content }) => {
    expect(content.startsWith(`<h1>${title}</h1>`)).toBe(true);
    expect(/<img src="([^"]+)"/.exec(content)?.[1]).toBe(`/pictures/blogs/${slug}-640.webp`);
    expect(pictureExists(`/pictures/blogs/${slug}-640.webp`)).toBe(true);
    expect(words(content.replace(/<[^>]+>/g, ' '))).toBeGreaterThanOrEqual(350);
    expect(words(content.replace(/<[^>]+>/g, ' '))).toBeLessThanOrEqual(600);
  });

  it('lists the newest blog first, without duplicates', () => {
    expect(duplicates(blogs.map((blog) => blog.slug))).toEqual([]);
    const ages = blogs.map((blog) => blog.days_ago);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
  });

  it('has a picture for every gallery item', () => {
    expect(gallery).toHaveLength(10);
    expect(gallery.filter(({ image }) => !pictureExists(image))).toEqual([]);
  });
});

describe('the demo customer', () => {
  it('uses only existing products', () => {
    const named = [
      ...demo.orders.flatMap((order) => order.items.map((item) => item.slug)),
      ...demo.wishlist,
      ...demo.reviews.map((review) => review.slug),
    ];
    expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('has published reviews only of delivered products', () => {
    const delivered = demo.orders
      .filter((order) => order.delivery_status === 'delivered')
      .flatMap((order) => order.items.map((item) => item.slug as string));
    expect(demo.reviews.map(({ status }) => status)).toContain('published');
    for (const { slug, status } of demo.reviews) {
      expect(status).toBe(delivered.includes(slug) ? 'published' : 'pending');
    }
  });
});

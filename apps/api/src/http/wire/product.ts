import { createHash } from 'node:crypto';
import { brand } from '@parinda/brand';
import type { Catalog, Product } from '../../domain/catalog/catalog.ts';
import { percentOf } from '../../domain/invoices/order-gst.ts';
import { rupees } from '../../domain/money.ts';
import type { Schemas } from '../operation.ts';

/** Returns a product for lists. */
export function toSummary(product: Product): Schemas['ProductSummary'] {
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    image1: product.images[0] ?? null,
    short_desc: product.shortDesc,
    long_desc: product.longDesc,
    keywords: product.keywords,
    price: rupees(product.price),
    max_price: rupees(product.maxPrice),
    category_name: product.categoryName,
    material: product.material,
    average_rating: product.averageRating?.toFixed(1) ?? null,
    review_count: product.reviewCount,
    isBest: product.isBest,
    ...(product.gstBasisPoints !== null && { gst_rate: percentOf(product.gstBasisPoints) }),
    ...(product.hsn !== null && { hsn: product.hsn }),
  };
}

/** Returns a product for its page. */
export function toProduct(product: Product): Schemas['Product'] {
  const [image1, image2, image3, image4, image5] = product.images;
  const [one, two, three, four, five] = product.bullets;
  return {
    ...toSummary(product),
    image1: image1 ?? null,
    image2: image2 ?? null,
    image3: image3 ?? null,
    image4: image4 ?? null,
    image5: image5 ?? null,
    bullet_one: one ?? null,
    bullet_two: two ?? null,
    bullet_three: three ?? null,
    bullet_four: four ?? null,
    bullet_five: five ?? null,
    ...declarationOf(product),
  };
}

const { customerCare: care } = brand;
const brandCare = [care.name, care.phone, care.email].join('\n');

/** Returns the declarations that the law asks of a pack, without those that are missing. */
function declarationOf({
  netQuantity,
  genericName,
  manufacturer,
  countryOfOrigin,
  customerCare,
}: Product): Pick<
  Schemas['Product'],
  'net_quantity' | 'generic_name' | 'manufacturer' | 'country_of_origin' | 'customer_care'
> {
  const country = countryOfOrigin ?? brand.countryOfOrigin;
  return {
    ...(netQuantity !== null && { net_quantity: netQuantity }),
    ...(genericName !== null && { generic_name: genericName }),
    ...(manufacturer !== null && { manufacturer }),
    ...(country !== undefined && { country_of_origin: country }),
    customer_care: customerCare ?? brandCare,
  };
}

export interface ProductList {
  summaries: Schemas['ProductSummary'][];
  /** The summaries as JSON. */
  json: string;
  etag: string;
}

const lists = new WeakMap<Catalog, ProductList>();

/** Returns the list of products, serialized once for each catalog. */
export function productList(catalog: Catalog): ProductList {
  let list = lists.get(catalog);
  if (!list) {
    const summaries = catalog.products.map(toSummary);
    const json = JSON.stringify(summaries);
    // Hashes the JSON: the catalog version does not change with this code.
    const digest = createHash('sha256').update(json).digest('base64url');
    list = { summaries, json, etag: `"${digest.slice(0, 22)}"` };
    lists.set(catalog, list);
  }
  return list;
}

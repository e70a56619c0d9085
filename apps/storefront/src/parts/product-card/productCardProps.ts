import type { ProductSummary } from '@parinda/api-client';
import { readRating } from '../../model/catalogue/rating.ts';
import { formatRs, percentOff, toRupees } from '../../shared/money.ts';
import { href } from '../../shared/paths.ts';

type Priced = Pick<ProductSummary, 'price' | 'max_price'>;

/** Price, struck-through maximum and percent off, as texts of a card. */
export function priceProps(product: Priced, format = formatRs) {
  const price = toRupees(product.price);
  const maxPrice = toRupees(product.max_price);
  return {
    now: format(price),
    was: maxPrice > price ? format(maxPrice) : undefined,
    percentOff: percentOff(price, maxPrice),
  };
}

/** A product as the design system's card takes it; `sizes` where it is not in a grid. */
export function productCardProps(product: ProductSummary, sizes?: string) {
  const { now, was, percentOff } = priceProps(product);
  const rating = readRating(product.average_rating);
  const address = href('product', { slug: product.slug });
  return {
    href: address,
    actionHref: address,
    title: product.title,
    image: { src: product.image1 ?? undefined, alt: '', ...(sizes && { sizes }) },
    rating: { value: rating ?? 0, isRated: rating !== undefined },
    description: product.short_desc,
    priceNow: now,
    priceWas: was,
    percentOff,
  };
}

import type { ProductSummary } from '@parinda/api-client';
import { formatCardPrice, percentOff } from '../../shared/money.ts';
import { href } from '../../shared/routing/paths.ts';

type Priced = Pick<ProductSummary, 'price' | 'maxPrice'>;

/** Returns price, struck-through maximum and discount as texts of a card. */
export function priceProps({ price, maxPrice }: Priced, format = formatCardPrice) {
  return {
    now: format(price),
    was: maxPrice > price ? format(maxPrice) : undefined,
    percentOff: percentOff(price, maxPrice),
  };
}

/** Returns the card's props for a product; `sizes` is needed outside a grid. */
export function productCardProps(product: ProductSummary, sizes?: string) {
  const { now, was, percentOff } = priceProps(product);
  const { rating, reviewCount } = product;
  const address = href('product', { slug: product.slug });
  return {
    href: address,
    actionHref: address,
    title: product.title,
    image: { src: product.image ?? undefined, alt: '', ...(sizes && { sizes }) },
    rating: { value: rating ?? 0, isRated: rating !== null, count: reviewCount || undefined },
    description: product.shortDescription,
    priceNow: now,
    priceWas: was,
    percentOff,
  };
}

import type { ProductSummary } from '@parinda/api-client';
import { ProductCard } from '@parinda/ui/product-card';
import { memo } from 'react';
import { Part } from '../../shared/lazy/Part.tsx';
import { CardHeart } from '../wishlist-heart/CardHeart.tsx';
import { productCardProps } from './productCardProps.ts';

export interface SuggestedProductProps {
  product: ProductSummary;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
}

/**
 * The card of a product beside a page's main content. Memoized, so that an update of its list right
 * after hydration does not hydrate each card at once.
 */
export const SuggestedProduct = memo(({ product, sizes }: SuggestedProductProps) => (
  <Part>
    {() => (
      <ProductCard {...productCardProps(product, sizes)} corner={<CardHeart {...product} />} />
    )}
  </Part>
));

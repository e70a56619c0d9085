import type { ProductSummary } from '@parinda/api-client';
import { ProductCard } from '@parinda/ui/product-card';
import { ProductGrid } from '@parinda/ui/product-grid';
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { Part } from '../../shared/lazy/Part.tsx';
import { browserClock } from '../../shared/time/clock.ts';
import { CardHeart } from '../wishlist-heart/CardHeart.tsx';
import { productCardProps } from './productCardProps.ts';
import { useAddToCart } from './useAddToCart.ts';

/** Cards of the first two screens, rendered at once; later steps add as many. */
const few = 12;
/** Cards rendered without scrolling, and added each time the end of the list is near. */
const step = 48;
/** Cards in the first screen of most windows; their pictures load eagerly. */
const firstScreen = 4;

export interface ProductListProps {
  label: string;
  products: readonly ProductSummary[];
  /** Further actions of each card. */
  actions?: (product: ProductSummary) => ReactNode;
}

/**
 * A grid of product cards with add to cart (1 §2) and, without other actions, a heart. A long list
 * renders in steps, so that ten thousand products scroll smoothly.
 */
export function ProductList({ label, products, actions }: ProductListProps) {
  const addToCart = useAddToCart();
  const { shown, hasEnd, endRef } = useGrowingList(products);
  return (
    <>
      <ProductGrid label={label}>
        {shown.map((product, index) => (
          <ListedProduct
            key={product.id}
            product={product}
            isEager={index < firstScreen}
            addToCart={addToCart}
            actions={actions}
          />
        ))}
      </ProductGrid>
      {hasEnd && <div ref={endRef} style={{ height: 1 }} />}
    </>
  );
}

interface ListedProductProps extends Pick<ProductListProps, 'actions'> {
  product: ProductSummary;
  isEager: boolean;
  addToCart: (product: ProductSummary) => void;
}

/** Memoized, so that an update of the list does not render, or hydrate, each card. */
const ListedProduct = memo(({ product, isEager, addToCart, actions }: ListedProductProps) => (
  <Part>
    {() => (
      <ProductCard
        {...productCardProps(product)}
        headingLevel={2}
        isEager={isEager}
        corner={!actions && <CardHeart {...product} />}
        onAddToCart={() => addToCart(product)}
        moreActions={actions?.(product)}
      />
    )}
  </Part>
));

function useGrowingList<Item>(items: readonly Item[]) {
  const isFirstView = useIsFirstView();
  const [grown, setGrown] = useState({ items, count: isFirstView ? step : few });
  // A new list starts with the first cards.
  const count = grown.items === items ? grown.count : few;
  useEffect(() => {
    // Each step is a task, not a transition: Chromium keeps the pictures of a discarded rendering.
    if (count < step) return browserClock.after(0, () => setGrown({ items, count: count + few }));
  }, [items, count]);
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return;
      const observer = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && setGrown({ items, count: count + step }),
        { rootMargin: '1200px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [items, count],
  );
  return { shown: items.slice(0, count), hasEnd: count >= step && count < items.length, endRef };
}

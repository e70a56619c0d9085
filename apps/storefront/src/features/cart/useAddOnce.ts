import type { Product } from '@parinda/api-client';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFillCart } from '../../parts/product-card/useAddToCart.ts';

interface LinkState {
  isAdded: boolean;
}

/**
 * Adds the product once each time the link is followed. The browser's history entry records it, so
 * that a reload and Back add nothing.
 */
export function useAddOnce(product: Product | undefined, quantity: number) {
  const { pathname, search, state, key } = useLocation();
  // Effects may run twice before the history entry records it.
  const addedFor = useRef<string>(undefined);
  const isAdded = (state as LinkState | null)?.isAdded === true;
  const fillCart = useFillCart();
  const navigate = useNavigate();

  useEffect(() => {
    if (!product || isAdded || addedFor.current === key) return;
    addedFor.current = key;
    fillCart(product, quantity);
    navigate(pathname + search, { replace: true, state: { isAdded: true } satisfies LinkState });
  }, [product, quantity, isAdded, fillCart, navigate, pathname, search, key]);
}

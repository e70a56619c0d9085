import type { Product } from '@parinda/api-client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFillCart } from '../../parts/product-card/useAddToCart.ts';
import { paths } from '../../shared/routing/paths.ts';
import { usePreloadPage } from '../../shared/routing/preloadPage.ts';
import { browserClock } from '../../shared/time/clock.ts';
import { useWaits } from '../../shared/wait/waits.ts';

/** Buy Now: adds to the cart, shows the overlay for 1.2 s, then opens /checkout (2 §4). */
export function useBuyNow() {
  const fillCart = useFillCart();
  const navigate = useNavigate();
  const preloadPage = usePreloadPage();
  const [isProcessing, setProcessing] = useState(false);
  const { buyNowMs } = useWaits();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  const buyNow = (product: Product, quantity: number) => {
    if (isProcessing) return;
    fillCart(product, quantity);
    setProcessing(true);
    preloadPage(paths.checkout);
    cancel.current = browserClock.after(buyNowMs, () => navigate(paths.checkout));
  };
  return { buyNow, isProcessing };
}

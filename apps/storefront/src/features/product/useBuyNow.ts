import type { Product } from '@parinda/api-client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFillCart } from '../../parts/product-card/useAddToCart.ts';
import { browserClock } from '../../shared/clock.ts';
import { paths } from '../../shared/paths.ts';
import { usePreloadPage } from '../../shared/preloadPage.ts';
import { useWaits } from '../../shared/waits.ts';

/** Buy Now: into the cart, 1.2 s of overlay, then /checkout (2 §4). */
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

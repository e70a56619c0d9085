import type { Product } from '@parinda/api-client';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { addedToCart } from '../../model/cart/cartSlice.ts';
import { browserClock } from '../../shared/clock.ts';
import { paths } from '../../shared/paths.ts';
import { usePreloadPage } from '../../shared/preloadPage.ts';
import { useWaits } from '../../shared/waits.ts';

/** Buy Now: into the cart, 1.2 s of overlay, then /checkout (2 §4). */
export function useBuyNow() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const preloadPage = usePreloadPage();
  const [isProcessing, setProcessing] = useState(false);
  const { buyNowMs } = useWaits();
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  const buyNow = (product: Product, quantity: number) => {
    if (isProcessing) return;
    dispatch(addedToCart({ product, quantity }));
    setProcessing(true);
    preloadPage(paths.checkout);
    cancel.current = browserClock.after(buyNowMs, () => navigate(paths.checkout));
  };
  return { buyNow, isProcessing };
}

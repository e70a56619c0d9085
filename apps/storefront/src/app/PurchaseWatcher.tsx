import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paidOrderIn } from '../model/purchase/paidOrder.ts';
import { paidAcknowledged, selectPurchase } from '../model/purchase/purchaseSlice.ts';
import { lazyExtra } from '../shared/lazy/lazy.tsx';
import { paths } from '../shared/routing/paths.ts';

const PaymentBanner = lazyExtra(
  async () => (await import('../features/checkout/PaymentBanner.tsx')).PaymentBanner,
);

/**
 * Navigates to /orders once a purchase is paid, from any page (2 §4), and shows a pending payment
 * above any page.
 */
export function PurchaseWatcher() {
  const purchase = useSelector(selectPurchase);
  const { name } = purchase;
  const paidOrder = name === 'paid' ? purchase.attempt.order.id : undefined;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isThere = pathname === paths.orders && paidOrderIn(state) === paidOrder;

  useEffect(() => {
    if (paidOrder === undefined) return;
    if (isThere) dispatch(paidAcknowledged());
    // In the history state, so that a reload and the Back button show the confirmation again.
    else navigate(paths.orders, { state: { paidOrder }, replace: pathname === paths.orders });
  }, [paidOrder, isThere, pathname, dispatch, navigate]);

  return name !== 'idle' && <PaymentBanner />;
}

import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paidAcknowledged, selectPurchase } from '../model/purchase/purchaseSlice.ts';
import { lazyBehind } from '../shared/lazyPart.tsx';
import { paths } from '../shared/paths.ts';

const PaymentBanner = lazyBehind(
  async () => (await import('../features/checkout/PaymentBanner.tsx')).PaymentBanner,
);

/**
 * Goes to /orders once a purchase is paid, wherever the shopper is by then (2 §4), and shows above
 * any page a payment whose outcome is open.
 */
export function PurchaseWatcher() {
  const purchase = useSelector(selectPurchase);
  const { name } = purchase;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (name !== 'paid') return;
    if (pathname === paths.orders) dispatch(paidAcknowledged());
    else navigate(paths.orders);
  }, [name, pathname, dispatch, navigate]);

  return 'attempt' in purchase && <PaymentBanner />;
}

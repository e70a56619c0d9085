import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  paidAcknowledged,
  selectPurchase,
  selectResumedPayment,
} from '../model/purchase/purchaseSlice.ts';
import { lazyBehind } from '../shared/lazyPart.tsx';
import { paths } from '../shared/paths.ts';

const ResumedPayment = lazyBehind(
  async () => (await import('../features/checkout/ResumedPayment.tsx')).ResumedPayment,
);

/**
 * Goes to /orders once a purchase is paid, wherever the shopper is by then (2 §4), and shows above
 * any page what did not end well of a check that the shop resumed by itself.
 */
export function PurchaseWatcher() {
  const { name } = useSelector(selectPurchase);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    if (name !== 'paid') return;
    if (pathname === paths.orders) dispatch(paidAcknowledged());
    else navigate(paths.orders);
  }, [name, pathname, dispatch, navigate]);

  return useSelector(selectResumedPayment) && <ResumedPayment />;
}

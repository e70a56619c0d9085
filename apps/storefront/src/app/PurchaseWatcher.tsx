import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paidAcknowledged, selectPurchase } from '../model/purchase/purchaseSlice.ts';
import { paths } from '../shared/paths.ts';

/** Goes to /orders once a purchase is paid, wherever the shopper is by then (A 4). */
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

  return null;
}

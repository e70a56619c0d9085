import type { Order } from '@parinda/api-client';
import { useDispatch, useSelector } from 'react-redux';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { attemptOfOrder } from '../../model/purchase/attempt.ts';
import { payOrderPressed, selectPurchase } from '../../model/purchase/purchaseSlice.ts';
import { canStartPurchase } from '../../model/purchase/purchaseState.ts';

/** Pays an unpaid order at its original price ('Pay now'). */
export function usePayNow() {
  const { customer } = useCustomer();
  const purchase = useSelector(selectPurchase);
  const dispatch = useDispatch();
  return (order: Order) => {
    const { paymentKey: key } = order;
    // Offers no second payment while one is open.
    if (!customer || !key || !canStartPurchase(purchase)) return {};
    const attempt = attemptOfOrder(customer.id, order, key);
    return { onPay: () => dispatch(payOrderPressed({ attempt, customer })) };
  };
}

import { loginForOrders } from '../../model/session/useSignup.ts';
import type { PathName } from '../../shared/paths.ts';
import { routeOf } from '../../shared/route.ts';

const account = 'Please login to view your account';

const reasons: Partial<Record<PathName, string>> = {
  orders: loginForOrders,
  orderHistory: loginForOrders,
  orderDetail: 'Please login to view this order',
  checkout: 'Please login to pay. Your cart is kept.',
  wishlist: 'Please login to view your wishlist',
  myReviews: 'Please login to view your reviews',
  addReview: 'Please login to write a review',
  account,
  manageAccount: account,
  manageAddress: 'Please login to view your addresses',
  managePaymentMethods: account,
};

/**
 * What a visitor who was sent to log in is told of why.
 *
 * @param from where they are led back to
 */
export const loginReason = (from: string): string => {
  const { name } = routeOf(new URL(from, 'http://shop').pathname) ?? {};
  return (name && reasons[name]) ?? 'Please login to go on. You are led back to where you were.';
};

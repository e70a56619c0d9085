import { Notice } from '@parinda/ui/notice';
import { expiredText } from '../../model/session/sessionEffects.ts';
import { loginForOrders } from '../../model/session/useSignup.ts';
import { useAnnouncement } from '../../shared/feedback/announce.tsx';
import type { PathName } from '../../shared/routing/paths.ts';
import { routeOf } from '../../shared/routing/route.ts';

const account = 'Please login to view your account';

const reasons: Partial<Record<PathName, string>> = {
  orders: loginForOrders,
  orderHistory: loginForOrders,
  orderDetail: 'Please login to view this order',
  invoice: 'Please login to view this invoice',
  checkout: 'Please login to pay. We have saved your cart.',
  wishlist: 'Please login to view your wishlist',
  myReviews: 'Please login to view your reviews',
  addReview: 'Please login to write a review',
  account,
  manageAccount: account,
  manageAddress: 'Please login to view your addresses',
  managePaymentMethods: account,
  yourData: 'Please login to view your data',
};

/** Returns the reason for a login, which depends on the page to return to. */
export const loginReason = (from: string): string => {
  const { name } = routeOf(from) ?? {};
  return (
    (name && reasons[name]) ?? 'Please log in to continue. We’ll take you back to where you were.'
  );
};

export interface LoginReasonProps {
  /** The page to return to. */
  from: string;
  /** The session ended on that page. */
  hasExpired: boolean | undefined;
}

/** Shows why a login is needed. The session toast disappears after 5 s. */
export function LoginReason({ from, hasExpired }: LoginReasonProps) {
  const reason = loginReason(from);
  useAnnouncement(reason);
  return (
    <Notice tone="info" isSilent {...(hasExpired && { title: expiredText })}>
      {reason}
    </Notice>
  );
}

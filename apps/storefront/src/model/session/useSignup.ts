import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';

/** History state that /signup gets from the page that led there. */
export interface SignupState {
  from?: string;
  /** The session expired on that page. */
  hasExpired?: boolean;
  /** The customer has chosen a new password. */
  hasNewPassword?: boolean;
}

/** Notice for a visitor who opened /orders (2 §2). */
export const loginForOrders = 'Please login to view your orders';

/** Sends a visitor to login, and then back to the current page or to another one. */
export function useSignup() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (from = pathname + search) => {
    const state: SignupState = { from };
    navigate(paths.signup, { state });
  };
}

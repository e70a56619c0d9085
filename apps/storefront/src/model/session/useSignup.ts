import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/routing/paths.ts';

/** What /signup is told of the page that sent the shopper there. */
export interface SignupState {
  from?: string;
  /** The session ended there at its token's expiry. */
  hasExpired?: boolean;
}

/** What a visitor who wanted /orders is told (2 §2). */
export const loginForOrders = 'Please login to view your orders';

/** Sends a visitor to log in, and after that back to the page they are on, or to another. */
export function useSignup() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (from = pathname + search) => {
    const state: SignupState = { from };
    navigate(paths.signup, { state });
  };
}

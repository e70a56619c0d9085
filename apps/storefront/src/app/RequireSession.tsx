import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useIsInBrowser } from '../hydration/firstView.ts';
import { selectSession } from '../model/session/sessionSlice.ts';
import type { SignupState } from '../model/session/useSignup.ts';
import { paths } from '../shared/routing/paths.ts';
import { PageWait } from '../shell/PageWait.tsx';

/**
 * The guard (2 §2): without a token it redirects to /signup, and login leads back here. The server
 * knows no session, so it renders the loader.
 */
export function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return <PageWait />;
  if (session === 'signedIn') return <Outlet />;
  // SessionWatcher navigates to /signup.
  if (session === 'endedByLogout' || session === 'endedByExpiry' || session === 'endedByRejection')
    return null;
  const state: SignupState = { from: pathname + search + hash };
  return <Navigate to={paths.signup} replace state={state} />;
}

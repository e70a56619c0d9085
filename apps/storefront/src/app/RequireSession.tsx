import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSession } from '../model/session/sessionSlice.ts';
import type { SignupState } from '../model/session/useSignup.ts';
import { paths } from '../shared/paths.ts';

/** The guard (2 §2): without a token it redirects to /signup, and login leads back here. */
export function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  if (session === 'signedIn') return <Outlet />;
  // SessionWatcher is on its way to /signup.
  if (session === 'endedByLogout' || session === 'endedByExpiry') return null;
  const state: SignupState = { from: pathname + search + hash };
  return <Navigate to={paths.signup} replace state={state} />;
}

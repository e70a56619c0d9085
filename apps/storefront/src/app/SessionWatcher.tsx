import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { endAcknowledged, selectSession } from '../model/session/sessionSlice.ts';
import type { SignupState } from '../model/session/useSignup.ts';
import { entryTakenBack, lyingOver } from '../shared/routing/overlayEntry.ts';
import { paths } from '../shared/routing/paths.ts';

/**
 * Goes to /signup when a session has ended (2 §4). Who logged out is not led back to where they
 * were; who was logged out is.
 */
export function SessionWatcher() {
  const session = useSelector(selectSession);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (session === 'signedIn' || session === 'signedOut') return;
    // A page that needs a session has its guard; on another one a shopper who signed out in a
    // second tab simply goes on.
    if (pathname === paths.signup || session === 'endedElsewhere') {
      dispatch(endAcknowledged());
      return;
    }
    const state: SignupState =
      session === 'endedByExpiry' ? { from: pathname + search, hasExpired: true } : {};
    let isStale = false;
    void entryTakenBack().then(() => {
      if (!isStale) navigate(paths.signup, { state, replace: lyingOver() !== undefined });
    });
    return () => {
      isStale = true;
    };
  }, [session, pathname, search, dispatch, navigate]);

  return null;
}

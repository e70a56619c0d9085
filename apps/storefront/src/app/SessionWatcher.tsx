import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { endAcknowledged, selectSession } from '../model/session/sessionSlice.ts';
import type { SignupState } from '../model/session/useSignup.ts';
import { entryTakenBack, lyingOver } from '../shared/routing/overlayEntry.ts';
import { paths } from '../shared/routing/paths.ts';
import { isSessionPage } from '../shared/routing/sessionPages.ts';

/**
 * Navigates to /signup when a session has ended (2 §4), except from a public page after a rejected
 * token. After an expiry, login leads back to the page; after a logout it does not.
 */
export function SessionWatcher() {
  const session = useSelector(selectSession);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (session === 'signedIn' || session === 'signedOut') return;
    // A guarded page has its guard; on another page a customer whose token was rejected or who
    // signed out in a second tab continues.
    const isPublic = !isSessionPage(pathname) && session === 'endedByRejection';
    if (pathname === paths.signup || session === 'endedElsewhere' || isPublic) {
      dispatch(endAcknowledged());
      return;
    }
    const state: SignupState =
      session === 'endedByLogout' ? {} : { from: pathname + search, hasExpired: true };
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

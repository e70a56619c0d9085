import { api } from '@parinda/api-client';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectSessionEnd, sessionEndSeen } from '../model/session/sessionSlice.ts';
import type { SignupState } from '../model/session/useSignup.ts';
import { notifyAccount } from '../shared/notify.ts';
import { paths } from '../shared/paths.ts';

/**
 * What the shop does when a session has ended (A 4): forgets private data, tells of an expiry, and
 * goes to /signup. Who logged out is not led back to where they were; who was logged out is.
 */
export function SessionWatcher() {
  const endedBy = useSelector(selectSessionEnd);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!endedBy) return;
    dispatch(api.util.resetApiState());
    if (endedBy === 'expiry') {
      notifyAccount('info', 'Session expired. You have been logged out.');
    }
  }, [endedBy, dispatch]);

  useEffect(() => {
    if (!endedBy) return;
    // A page that needs a session has its guard; on another one a shopper who signed out in a
    // second tab simply goes on.
    if (pathname === paths.signup || endedBy === 'elsewhere') {
      dispatch(sessionEndSeen());
      return;
    }
    const state: SignupState = endedBy === 'expiry' ? { from: pathname + search } : {};
    navigate(paths.signup, { state });
  }, [endedBy, pathname, search, dispatch, navigate]);

  return null;
}

import { api } from '@parinda/api-client';
import type { Store } from '@reduxjs/toolkit';
import { storageKeys } from '../../shared/business.ts';
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  store as storeText,
} from '../../shared/storage.ts';
import { type SessionState, sessionEnded, sessionStarted } from './sessionSlice.ts';
import { tokenExpiry } from './tokenExpiry.ts';

/** setTimeout counts in 32 bits: a longer wait would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Keeps the session in `localStorage.token`, ends it when its token does, also after a laptop
 * slept past that moment, and follows the other tabs (A 4).
 *
 * @returns the way to stop
 */
export function keepSession(store: Store<{ session: SessionState }>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept: string | null = null;

  const check = () => {
    clearTimeout(timer);
    const { token } = store.getState().session;
    if (token === null) return;
    const remainingMs = tokenExpiry(token) - Date.now();
    if (remainingMs <= 0) {
      store.dispatch(sessionEnded('expiry'));
      return;
    }
    timer = setTimeout(check, Math.min(remainingMs, longestTimerMs));
  };

  /** Takes over a token. What was read with a former one may be another customer's: it goes. */
  const keep = (token: string | null) => {
    const isReplaced = kept !== null && token !== null;
    kept = token;
    if (isReplaced) store.dispatch(api.util.resetApiState());
  };

  const follow = (token: string | null) => {
    if (token === kept) return;
    keep(token);
    store.dispatch(token === null ? sessionEnded('elsewhere') : sessionStarted(token));
    check();
  };

  const write = () => {
    const { token } = store.getState().session;
    if (token === kept) return;
    keep(token);
    if (token === null) removeStored(storageKeys.token);
    else storeText(storageKeys.token, token);
    check();
  };

  follow(readStored(storageKeys.token));
  // Only now: RTK Query puts an action of its own before a store's first one, and a session that is
  // not started yet would be written down as one that has ended, for every other tab to follow.
  const stopWriting = store.subscribe(write);
  write();

  const checkWhenSeen = () => {
    if (document.visibilityState === 'visible') check();
  };

  const stopListening = onStoredElsewhere(storageKeys.token, follow);
  document.addEventListener('visibilitychange', checkWhenSeen);
  window.addEventListener('focus', checkWhenSeen);

  return () => {
    clearTimeout(timer);
    stopWriting();
    stopListening();
    document.removeEventListener('visibilitychange', checkWhenSeen);
    window.removeEventListener('focus', checkWhenSeen);
  };
}

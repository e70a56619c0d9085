import { forgetPersonalData } from '../../shared/forms/forgetPersonalData.ts';
import { persist, textCodec } from '../../shared/storage/persist.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { ShopStore } from '../store.ts';
import { sessionListener } from './sessionEffects.ts';
import {
  otherTabSignedIn,
  otherTabSignedOut,
  selectToken,
  tokenExpired,
  tokenFound,
} from './sessionSlice.ts';
import { tokenExpiry } from './tokenExpiry.ts';

/**
 * Stores the session in `localStorage.token`, ends it when the token expires, also after a laptop
 * slept past that time, and syncs with other tabs (2 §4).
 *
 * @returns cleanup: no longer listens
 */
export function keepSession(
  store: ShopStore,
  { kept = persist(storageKeys.token, textCodec), clock = store.serverClock as Clock } = {},
): () => void {
  const { dispatch, getState, listen } = store;
  const stop = new AbortController();
  let stopWaiting = () => {};

  const watchExpiry = () => {
    stopWaiting();
    const token = selectToken(getState());
    if (token === null) return;
    const remainingMs = tokenExpiry(token) - clock.now();
    if (remainingMs <= 0) dispatch(tokenExpired());
    else stopWaiting = clock.after(remainingMs, watchExpiry);
  };

  const stopListening = listen(
    sessionListener({
      keepToken: (session) => session.name === 'signedIn' && kept.write(session.token),
      removeToken: kept.remove,
      forgetPersonalData,
      watchExpiry,
    }),
  );

  const found = kept.read();
  if (found !== null) dispatch(tokenFound(found));
  const stopFollowing = kept.subscribe((token) =>
    dispatch(token === null ? otherTabSignedOut() : otherTabSignedIn(token)),
  );

  const watchWhenSeen = () => {
    if (document.visibilityState === 'visible') watchExpiry();
  };
  document.addEventListener('visibilitychange', watchWhenSeen, stop);
  window.addEventListener('focus', watchWhenSeen, stop);

  return () => {
    stop.abort();
    stopWaiting();
    stopFollowing();
    stopListening();
  };
}

import { api } from '@parinda/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personalKeys, storageKeys } from '../../shared/storage/storageKeys.ts';
import { createShopStore } from '../store.ts';
import { keepSession } from './keepSession.ts';
import { loggedIn, loggedOut, selectIsSignedIn, selectSession } from './sessionSlice.ts';

const day = 86_400_000;
let stop = () => {};

const tokenFor = (ms: number) => `x.${btoa(JSON.stringify({ exp: (Date.now() + ms) / 1000 }))}.y`;

function openTab() {
  const store = createShopStore({ baseUrl: '', pincodeBaseUrl: '' });
  stop = keepSession(store);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

// Spec: 1 §4; 1 §6; 2 §3; 2 §4; decisions Whole site
it('stores the token under the key token and removes it on logout', () => {
  const store = openTab();
  const token = tokenFor(day);
  store.dispatch(loggedIn(token));
  expect(localStorage.getItem('token')).toBe(token);
  store.dispatch(loggedOut());
  expect(localStorage.getItem('token')).toBeNull();
});

// Spec: decisions Second round
it('revokes the token of a logout at the server, and ignores a failure', async () => {
  vi.useRealTimers();
  const sent: unknown[] = [];
  const onUnexpectedError = vi.fn();
  const store = createShopStore({
    baseUrl: 'http://api.test',
    pincodeBaseUrl: '',
    onUnexpectedError,
    fetch: async (input) => {
      const { method, url, headers, keepalive } = input as Request;
      sent.push([method, url, headers.get('authorization'), keepalive]);
      return new Response(null, { status: 500 });
    },
  });
  store.dispatch(loggedIn('a.b.c'));
  store.dispatch(loggedOut());
  await vi.waitFor(() =>
    expect(sent).toEqual([['POST', 'http://api.test/api/user/logout/', 'Bearer a.b.c', true]]),
  );
  await store.dispatch(api.util.getRunningMutationsThunk());
  expect(onUnexpectedError).not.toHaveBeenCalled();
  expect(selectSession(store.getState())).toBe('endedByLogout');
});

// Spec: decisions Second round
it('leaves after a logout only what is listed here', () => {
  const store = openTab();
  store.dispatch(loggedIn(tokenFor(day)));
  const { toasts, paymentReturn, scrollPositions, pendingRegistration, ...ofAllTabs } = storageKeys;
  const ofTab = [toasts, paymentReturn, scrollPositions, pendingRegistration, 'draft:contact'];
  for (const key of Object.values(ofAllTabs)) localStorage.setItem(key, '[]');
  for (const key of ofTab) sessionStorage.setItem(key, '[]');
  store.dispatch(loggedOut());
  // The profile stays as documented; cart, payments in progress and technical values are not personal.
  const { user, cart, purchaseAttempt, leftPayment, clockAheadMs, wroteAt, probe } = storageKeys;
  const left = [user, cart, purchaseAttempt, leftPayment, clockAheadMs, wroteAt, probe];
  expect(Object.keys(localStorage).sort()).toEqual(left.sort());
  expect(Object.keys(sessionStorage).sort()).toEqual(
    [toasts, paymentReturn, scrollPositions].sort(),
  );
  sessionStorage.clear();
});

// Spec: decisions Second round
it('removes the profile too if the shop is set up for shared computers', async () => {
  vi.resetModules();
  const config = { keepsProfileAfterLogout: false };
  document.body.innerHTML = `<script id="shop-config" type="x">${JSON.stringify(config)}</script>`;
  localStorage.setItem(storageKeys.user, '{}');
  const { forgetPersonalData } = await import('../../shared/forms/forgetPersonalData.ts');
  forgetPersonalData();
  expect(localStorage.getItem(storageKeys.user)).toBeNull();
});

it('keeps everything but the token when the session expires', () => {
  const store = openTab();
  store.dispatch(loggedIn(tokenFor(day)));
  for (const key of personalKeys) localStorage.setItem(key, '[]');
  vi.advanceTimersByTime(day + 1);
  for (const key of personalKeys) expect(localStorage.getItem(key), key).toBe('[]');
});

// Spec: 1 §4; 2 §6
it('keeps the stored token while a tab opens, before any action', () => {
  const token = tokenFor(day);
  localStorage.setItem('token', token);
  const remove = vi.spyOn(Storage.prototype, 'removeItem');
  // RTK Query dispatches an action before a store's first one.
  const store = openTab();
  expect(selectIsSignedIn(store.getState())).toBe(true);
  expect(remove).not.toHaveBeenCalled();
  remove.mockRestore();
});

// Spec: 2 §4
it('removes a stored token that is past its expiry time', () => {
  localStorage.setItem('token', tokenFor(-1));
  const store = openTab();
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
});

// Spec: 2 §4
it('logs out at the expiry time of the token', () => {
  const store = openTab();
  store.dispatch(loggedIn(tokenFor(day)));
  vi.advanceTimersByTime(day - 1);
  expect(selectIsSignedIn(store.getState())).toBe(true);
  vi.advanceTimersByTime(2);
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
  expect(selectSession(store.getState())).toBe('endedByExpiry');
});

// Spec: 2 §4
it('logs out immediately when the time is already past', () => {
  localStorage.setItem('token', tokenFor(-1000));
  expect(selectSession(openTab().getState())).toBe('endedByExpiry');
});

// Spec: 2 §4
it('treats a token that cannot be read as expired', () => {
  localStorage.setItem('token', 'not a token');
  expect(selectIsSignedIn(openTab().getState())).toBe(false);
});

// Spec: decisions Whole site
it('does not log out at once when the token lives longer than a timer can count', () => {
  const store = openTab();
  store.dispatch(loggedIn(tokenFor(30 * day)));
  vi.advanceTimersByTime(29 * day);
  expect(selectIsSignedIn(store.getState())).toBe(true);
  vi.advanceTimersByTime(2 * day);
  expect(selectIsSignedIn(store.getState())).toBe(false);
});

// Spec: decisions Whole site
it('logs out on wake after a sleep past the expiry', () => {
  const store = openTab();
  store.dispatch(loggedIn(tokenFor(day)));
  vi.setSystemTime(Date.now() + 2 * day);
  window.dispatchEvent(new Event('focus'));
  expect(selectIsSignedIn(store.getState())).toBe(false);
});

// Spec: decisions Whole site
it('logs out with the other tabs', () => {
  const store = openTab();
  store.dispatch(loggedIn(tokenFor(day)));
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(selectSession(store.getState())).toBe('endedElsewhere');
});

it('logs out with the other tabs after a restore from the back/forward cache', () => {
  const store = openTab();
  store.dispatch(loggedIn(tokenFor(day)));
  window.dispatchEvent(new Event('pagehide'));
  localStorage.removeItem('token');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(selectSession(store.getState())).toBe('endedElsewhere');
});

it('keeps the session when nothing has changed meanwhile', () => {
  const store = openTab();
  const token = tokenFor(day);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  store.dispatch(loggedIn(token));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

describe('with a wrong device clock', () => {
  /** The server's time is a day behind the device's, and its tokens last an hour. */
  const serverNow = () => Date.now() - day;
  const token = () => `x.${btoa(JSON.stringify({ exp: (serverNow() + day / 24) / 1000 }))}.y`;

  async function logIn() {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { token: { access: token() }, msg: 'Login successful' },
        { headers: { date: new Date(serverNow()).toUTCString() } },
      ),
    );
    const store = createShopStore({ baseUrl: 'http://shop.test', pincodeBaseUrl: '' });
    stop = keepSession(store);
    const body = { email: 'a@b.in', password: 'eight letters' };
    const { data } = await store.dispatch(api.endpoints.login.initiate({ body }));
    store.dispatch(loggedIn(data ?? ''));
    return store;
  }
  afterEach(() => vi.unstubAllGlobals());

  // Spec: 2 §4
  it("signs in until the token expires by the server's clock", async () => {
    const store = await logIn();
    expect(selectIsSignedIn(store.getState())).toBe(true);
    vi.advanceTimersByTime(day / 24 + 1000);
    expect(selectSession(store.getState())).toBe('endedByExpiry');
  });

  // Spec: 2 §4
  it('stays signed in after a reload', async () => {
    await logIn();
    stop();
    expect(selectIsSignedIn(openTab().getState())).toBe(true);
  });
});

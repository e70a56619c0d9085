import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Signed in = a token exists (2 §6). The reason for the end of a session is kept until acknowledged. */
export type SessionState =
  | { name: 'signedIn'; token: string }
  | {
      name: 'signedOut' | 'endedByLogout' | 'endedByExpiry' | 'endedByRejection' | 'endedElsewhere';
    };

type SessionEnd = Exclude<SessionState['name'], 'signedIn' | 'signedOut'>;

const signedOut: SessionState = { name: 'signedOut' };

export const tokenOf = (state: SessionState) => (state.name === 'signedIn' ? state.token : null);

const signIn = (state: SessionState, { payload }: PayloadAction<string>): SessionState =>
  tokenOf(state) === payload ? state : { name: 'signedIn', token: payload };

const end =
  (name: SessionEnd) =>
  (state: SessionState): SessionState =>
    state.name === 'signedIn' ? { name } : state;

const reject = end('endedByRejection');

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut as SessionState,
  reducers: {
    /** Found in the browser at page load. */
    tokenFound: signIn,
    loggedIn: signIn,
    otherTabSignedIn: signIn,
    loggedOut: end('endedByLogout'),
    otherTabSignedOut: end('endedElsewhere'),
    tokenExpired: end('endedByExpiry'),
    /** The server rejected the token; the notice is that of an expired one. */
    tokenRejected: (state, { payload }: PayloadAction<string>) =>
      tokenOf(state) === payload ? reject(state) : state,
    endAcknowledged: (state) => (state.name === 'signedIn' ? state : signedOut),
  },
  selectors: {
    selectSession: ({ name }) => name,
    selectToken: tokenOf,
    selectIsSignedIn: ({ name }) => name === 'signedIn',
  },
});

export const {
  tokenFound,
  loggedIn,
  otherTabSignedIn,
  loggedOut,
  otherTabSignedOut,
  tokenExpired,
  tokenRejected,
  endAcknowledged,
} = sessionSlice.actions;
export const { selectSession, selectToken, selectIsSignedIn } = sessionSlice.selectors;

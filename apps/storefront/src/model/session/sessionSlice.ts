import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why the last session ended; null while signed in and once it has been acted upon. */
export type SessionEnd = 'logout' | 'expiry' | 'elsewhere';

export interface SessionState {
  /** The bearer token; null when signed out. Signed in = a token is there (A 6). */
  token: string | null;
  endedBy: SessionEnd | null;
}

const initialState: SessionState = { token: null, endedBy: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    started(_state, { payload }: PayloadAction<string>) {
      return { token: payload, endedBy: null };
    },
    ended(state, { payload }: PayloadAction<SessionEnd>) {
      if (state.token !== null) return { token: null, endedBy: payload };
    },
    endSeen(state) {
      state.endedBy = null;
    },
  },
  selectors: {
    selectIsSignedIn: (state) => state.token !== null,
    selectSessionEnd: (state) => state.endedBy,
  },
});

export const {
  started: sessionStarted,
  ended: sessionEnded,
  endSeen: sessionEndSeen,
} = sessionSlice.actions;
export const { selectIsSignedIn, selectSessionEnd } = sessionSlice.selectors;

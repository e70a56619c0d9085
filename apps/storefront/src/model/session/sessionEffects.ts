import type { UnknownAction } from '@reduxjs/toolkit';
import type { Listener } from '../listeners.ts';
import { loggedIn, type SessionState } from './sessionSlice.ts';

/**
 * - `keepToken`, `removeToken`: in the browser, for the other tabs to follow.
 * - `watchExpiry`: the session is to end when its token does.
 * - `forgetAnswers`: what was read with a former token may be another customer's.
 * - `forgetDrafts`: whoever logs out leaves nothing behind; who was logged out comes back for it.
 */
export type SessionEffect =
  | 'keepToken'
  | 'removeToken'
  | 'watchExpiry'
  | 'forgetAnswers'
  | 'forgetDrafts'
  | 'tellExpiry';

/** Of a session that ended at its token's expiry, or was refused (2 §4). */
export const expiredText = 'Session expired. You have been logged out.';

/** What follows from an event, beside the new state. */
export function sessionEffects(
  event: UnknownAction,
  before: SessionState,
  after: SessionState,
): SessionEffect[] {
  if (before === after || after.name === 'signedOut') return [];
  if (after.name === 'signedIn') {
    return [
      ...(loggedIn.match(event) ? ['keepToken' as const] : []),
      ...(before.name === 'signedIn' ? ['forgetAnswers' as const] : []),
      'watchExpiry',
    ];
  }
  if (after.name === 'endedElsewhere') return ['forgetAnswers', 'forgetDrafts'];
  if (after.name === 'endedByLogout') return ['removeToken', 'forgetAnswers', 'forgetDrafts'];
  return ['removeToken', 'forgetAnswers', 'tellExpiry'];
}

interface WithSession {
  session: SessionState;
}
/** Listens to the session, and performs those of its effects that it is given. */
export const sessionListener =
  (
    perform: {
      [effect in SessionEffect]?: (session: SessionState) => void;
    },
  ): Listener<WithSession> =>
  (event, { session: before }, { session }) => {
    for (const effect of sessionEffects(event, before, session)) perform[effect]?.(session);
  };

import type { UnknownAction } from '@reduxjs/toolkit';
import type { Listener } from '../listeners.ts';
import { loggedIn, type SessionState } from './sessionSlice.ts';

/**
 * - `keepToken`, `removeToken`: change the browser's storage, for other tabs to follow.
 * - `watchExpiry`: ends the session when its token expires.
 * - `forgetAnswers`: clears cached responses, which may belong to another customer.
 * - `revokeToken`: ends the session at a backend that can; the answer does not matter.
 * - `forgetPersonalData`: removes drafts and more after a logout; an expired session keeps them.
 */
export type SessionEffect =
  | 'keepToken'
  | 'removeToken'
  | 'watchExpiry'
  | 'forgetAnswers'
  | 'revokeToken'
  | 'forgetPersonalData'
  | 'tellExpiry';

/** The notice for a session whose token expired or was rejected (2 §4). */
export const expiredText = 'Session expired. You have been logged out.';

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
  if (after.name === 'endedElsewhere') return ['forgetAnswers', 'forgetPersonalData'];
  if (after.name === 'endedByLogout')
    return ['removeToken', 'forgetAnswers', 'revokeToken', 'forgetPersonalData'];
  return ['removeToken', 'forgetAnswers', 'tellExpiry'];
}

interface WithSession {
  session: SessionState;
}
/** Creates a listener that performs the given effects of a changed session. */
export const sessionListener =
  (
    perform: {
      [effect in SessionEffect]?: (session: SessionState, before: SessionState) => void;
    },
  ): Listener<WithSession> =>
  (event, { session: before }, { session }) => {
    for (const effect of sessionEffects(event, before, session)) perform[effect]?.(session, before);
  };

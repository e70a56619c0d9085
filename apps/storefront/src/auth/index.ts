/** What other features may use of the session. */
export { keepSession } from './keepSession.ts';
export { RequireSession } from './RequireSession.tsx';
export { SessionWatcher } from './SessionWatcher.tsx';
export { selectIsSignedIn, sessionEnded } from './sessionSlice.ts';
export { loginForOrders, useSignup } from './useSignup.ts';

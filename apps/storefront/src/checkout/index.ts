/** What the app may use of the checkout. */
export { readAttempt } from './attempt.ts';

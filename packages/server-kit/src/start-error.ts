/** A reason not to start, in one line that says what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

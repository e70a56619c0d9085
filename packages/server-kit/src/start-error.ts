/** An error that prevents the start; its message is one line with the problem and the fix. */
export class StartError extends Error {
  override name = 'StartError';
}

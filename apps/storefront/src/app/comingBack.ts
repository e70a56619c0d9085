let listener: (() => void) | undefined;
let isMissed = false;

const tell = () => {
  if (document.visibilityState === 'hidden') return;
  if (listener) listener();
  else isMissed = true;
};

/**
 * Records from the page's first script on that the connection or the visitor has returned, as
 * `useHealing` loads later.
 *
 * @returns cleanup
 */
export function watchComingBack(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  isMissed = false;
  window.addEventListener('online', tell, { signal });
  window.addEventListener('focus', tell, { signal });
  document.addEventListener('visibilitychange', tell, { signal });
  return () => watching.abort();
}

/**
 * Calls back at each return, and at once if there was one before. Needs `watchComingBack`.
 *
 * @returns cleanup
 */
export function onComingBack(callback: () => void): () => void {
  listener = callback;
  if (isMissed) callback();
  isMissed = false;
  return () => {
    listener = undefined;
  };
}

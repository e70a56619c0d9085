let listener: (() => void) | undefined;
let isMissed = false;

const tell = () => {
  if (document.visibilityState === 'hidden') return;
  if (listener) listener();
  else isMissed = true;
};

/**
 * Notes from the page's first script on that the connection is back, or the shopper: either may be
 * before the script is there that asks again for what has failed (`useHealing`).
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
 * Calls back each time, and at once where somebody came back before. Needs `watchComingBack`.
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

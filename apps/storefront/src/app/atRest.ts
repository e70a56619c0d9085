const longestMs = 5000;

/** Once the page has loaded, with its pictures, and the browser has nothing else to do. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestMs });
    else setTimeout(resolve, longestMs);
  });
}

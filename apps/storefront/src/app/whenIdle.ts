const longestMs = 5000;

/** Resolves once the page and its images have loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestMs });
    else setTimeout(resolve, longestMs);
  });
}

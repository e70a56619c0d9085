/** Under way or there, by address. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Imports a part once its scripts and styles have come. A browser never asks again for a module
 * that it could not fetch, but does for what was merely fetched: so a lost connection is found out
 * before anything is imported, and the next try is a real one.
 *
 * @param load the `import()`
 * @param files what it needs, its own script included, relative to the site
 * @throws where a file cannot be fetched
 */
export async function fetchScripts<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => once(`/${file}`)));
  return load();
}

function once(href: string): Promise<unknown> {
  const known = fetched.get(href);
  if (known) return known;
  const fetching = href.endsWith('.css') ? applyStyles(href) : fetchScript(href);
  fetched.set(href, fetching);
  fetching.catch(() => fetched.delete(href));
  return fetching;
}

/** Into the browser's cache, whole; asked for only if the page's head has not brought it already. */
async function fetchScript(href: string): Promise<void> {
  const known = performance.getEntriesByName(location.origin + href);
  if (known.some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200)) return;
  const answer = await fetch(href);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(href);
}

/** The server's pages have theirs in them, and say so by a stylesheet that is not applied. */
async function applyStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}

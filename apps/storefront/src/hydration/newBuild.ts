/** Returns the URL of the page's entry, which every build names differently; undefined in development. */
export function entryScript(): string | undefined {
  const text = document.getElementById('scripts')?.textContent;
  return text ? (JSON.parse(text) as string[])[0] : undefined;
}

/** Once per build, also while two servers alternate between an old and a new build. */
function isFirstReloadFrom(entry: string): boolean {
  try {
    const isFirst = !sessionStorage[entry];
    sessionStorage[entry] = 'reloaded';
    return isFirst;
  } catch {
    // Without a record it could reload forever.
    return false;
  }
}

/**
 * Reloads the page if the server now sends another build, whose files have other names. Ignores a
 * lost connection.
 */
export async function reloadForNewBuild(reload = () => location.reload()): Promise<void> {
  const entry = entryScript();
  if (!navigator.onLine || !entry) return;
  try {
    const sent = await (await fetch(location.href, { cache: 'no-store' })).text();
    // Captive portals and maintenance pages have no such element.
    if (sent.includes('id="root"') && !sent.includes(entry) && isFirstReloadFrom(entry)) reload();
  } catch {
    // The page stays as it is.
  }
}

/** Reloads the page if the server can be reached: without a connection the page would be lost. */
export async function reloadIfReachable(reload = () => location.reload()): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    reload();
  } catch {
    // The page stays as it is.
  }
}

let hasImportFailed = false;

/** Whether an import has failed. Browsers do not fetch its file again until a reload. */
export const needsReload = (): boolean => hasImportFailed;

/** Handles Vite's event for scripts and styles that failed to load. */
export function watchImports(): void {
  window.addEventListener('vite:preloadError', () => {
    hasImportFailed = true;
    void reloadForNewBuild();
  });
}

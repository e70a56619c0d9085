const entryIn = (document: Document) =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;

/** Once for each build, also where two servers take turns with an old and a new one. */
function isFirstTimeFor(entry: string): boolean {
  const key = `reloaded-for ${entry}`;
  try {
    const isFirst = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, 'yes');
    return isFirst;
  } catch {
    // What cannot be noted could be done over and over.
    return false;
  }
}

/**
 * A page left open asks for files that are gone once a new build was put up. Called when a part
 * could not be fetched: loads the page anew if the server can be reached and sends another build.
 */
export async function reloadForNewBuild(reload = () => location.reload()): Promise<void> {
  const own = entryIn(document);
  if (!navigator.onLine || !own) return;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const sent = entryIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    if (sent && sent !== own && isFirstTimeFor(sent)) reload();
  } catch {
    // The connection is lost: what is shown stays.
  }
}

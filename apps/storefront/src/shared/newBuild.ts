/** Once from each build, also where two servers take turns with an old and a new one. */
function isFirstTimeFrom(entry: string): boolean {
  try {
    const isFirst = !sessionStorage[entry];
    sessionStorage[entry] = 'reloaded';
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
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!navigator.onLine || !own) return;
  try {
    const sent = await (await fetch(location.href, { cache: 'no-store' })).text();
    // Whatever else answers in the shop's place, it has no such element.
    if (sent.includes('id="root"') && !sent.includes(own) && isFirstTimeFrom(own)) reload();
  } catch {
    // The connection is lost: what is shown stays.
  }
}

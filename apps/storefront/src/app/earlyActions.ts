/** What was pressed or sent before the page's script was there, as index.html remembers it. */
declare global {
  interface Window {
    earlyActions?: (HTMLButtonElement | HTMLFormElement)[];
  }
}

/** Does what was pressed or sent while the script was on its way; from now on all is done at once. */
export function doEarlyActions(): void {
  const actions = window.earlyActions ?? [];
  window.earlyActions = undefined;
  for (const element of actions) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

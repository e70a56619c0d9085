/** What was pressed, sent or followed before the page's script was there, as index.html remembers it. */
declare global {
  interface Window {
    earlyActions?: (HTMLButtonElement | HTMLFormElement | HTMLAnchorElement)[];
  }
}

/** Does what was pressed or sent while the script was on its way; from now on all is done at once. */
export function doEarlyActions(): void {
  const actions = window.earlyActions ?? [];
  window.earlyActions = undefined;
  // Within React's own work a press would not make it take over the part of the page that it is in.
  queueMicrotask(() => {
    for (const element of actions) {
      if (!element.isConnected) continue;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else if (element instanceof HTMLAnchorElement) element.click();
      else pressAgain(element);
    }
  });
}

/** Where the script of its part is still to come, it is remembered until then (`heedEarlyPress`). */
function pressAgain(button: HTMLButtonElement): void {
  const presses = button.early || 0;
  if (presses > 0) button.early = undefined;
  for (let press = 0; press < presses; press++) button.click();
}

declare global {
  interface HTMLButtonElement {
    /** How often it was pressed while its script was on its way, by the page. False: that is there. */
    early?: number | false | undefined;
  }
}

/**
 * The ref of a button that may be pressed before its script is there: what the server's HTML was asked
 * for is done once React has taken that over. The page counts presses in `early` until that is false;
 * where no page does, this does nothing.
 */
export function heedEarlyPress(button: HTMLButtonElement | null): void {
  if (!button) return;
  // A press may be what makes React take the button over, and is then heard as any other.
  const isPressedNow =
    window.event?.type === 'click' && button.contains(window.event.target as Node);
  const presses = (button.early || 0) - (isPressedNow ? 1 : 0);
  button.early = false;
  if (presses < 1) return;
  // Not within React's own work, in which the refs around it are still to come.
  queueMicrotask(() => {
    for (let press = 0; press < presses; press++) button.click();
  });
}

/**
 * The page's name is the first thing to be read after a change of page. While it still waits behind
 * a loader, focus stays on main, and goes on to it unless the reader has moved it by then.
 *
 * @returns cleanup: no longer waits
 */
export function focusHeading(main: HTMLElement | null): () => void {
  const tryHeading = () => {
    const heading = main?.querySelector<HTMLElement>('h1:not([hidden] *, [data-passing])');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // While the script of the new page is on its way, the old one is there still, unseen.
    return heading === document.activeElement;
  };
  if (!main || tryHeading()) return () => {};
  main.focus({ preventScroll: true });
  const waiting = new MutationObserver(() => {
    if (document.activeElement !== main || tryHeading()) waiting.disconnect();
  });
  const attributeFilter = ['hidden', 'data-passing'];
  waiting.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter });
  return () => waiting.disconnect();
}

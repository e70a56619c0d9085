/**
 * Focuses the page's h1 after a navigation, so that screen readers start there. While a loader
 * hides the h1, focuses main, and then the h1 unless the focus has moved.
 *
 * @returns cleanup: no longer waits
 */
export function focusHeading(main: HTMLElement | null): () => void {
  const tryHeading = () => {
    const heading = main?.querySelector<HTMLElement>('h1:not([hidden] *, [data-passing])');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    // The hidden old page remains while the new page's script loads, and its h1 cannot be focused.
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

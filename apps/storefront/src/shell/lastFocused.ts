let focused: Element | undefined;

/** React lets nothing of it past a part of the page that it has not yet taken over. */
const early = { capture: true };

const note = (element: EventTarget | null) => {
  focused = element instanceof Element && element !== document.body ? element : undefined;
};
const noteFocused = ({ target }: FocusEvent) => note(target);
const noteLeft = ({ target }: FocusEvent) =>
  // Some browsers tell of it too where the element is being taken away.
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected) focused = undefined;
  });

/**
 * Notes what has the focus from the page's first script on: a control may be pressed, and gone by that,
 * before the script is there that keeps the focus (`keepFocus`).
 *
 * @returns cleanup
 */
export function watchFocus(): () => void {
  note(document.activeElement);
  document.addEventListener('focusin', noteFocused, early);
  document.addEventListener('focusout', noteLeft, early);
  return () => {
    document.removeEventListener('focusin', noteFocused, early);
    document.removeEventListener('focusout', noteLeft, early);
  };
}

/** What was taken out of the page while it had the focus; told once. */
export function takeLost(): Element | undefined {
  if (!focused || focused.isConnected) return undefined;
  const lost = focused;
  focused = undefined;
  return lost;
}

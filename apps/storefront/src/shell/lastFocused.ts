let focused: Element | undefined;

/** Captured: React stops events in parts that are not hydrated. */
const early = { capture: true };

const note = (element: EventTarget | null) => {
  focused = element instanceof Element && element !== document.body ? element : undefined;
};
const noteFocused = ({ target }: FocusEvent) => note(target);
const noteLeft = ({ target }: FocusEvent) =>
  // Some browsers also send this event while the element is being removed.
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected) focused = undefined;
  });

/**
 * Records the focused element from the page's first script on, as a control may be pressed and
 * removed before `restoreLostFocus` loads.
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

/** Returns the element that was removed while it had the focus, once. */
export function takeLost(): Element | undefined {
  if (!focused || focused.isConnected) return undefined;
  const lost = focused;
  focused = undefined;
  return lost;
}

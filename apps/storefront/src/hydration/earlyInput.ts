type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Recorded<Kind extends HTMLElement = HTMLElement> {
  element: Kind;
  /** All elements with this tag at that time, in order. */
  peers: readonly Element[];
}

interface Entered extends Recorded<Control> {
  value: string;
  checked?: boolean;
}

interface EarlyInput {
  /** The last input of each control. */
  values: Map<Control, Entered>;
  /** Buttons and tabs pressed, and forms submitted, in order. */
  actions: Recorded[];
  /** The element that was focused last. */
  focus?: Recorded;
}

declare global {
  interface Window {
    /** Recorded by index.html until it is replayed. */
    earlyInput?: EarlyInput | undefined;
  }
}

/** Replays input from before hydration. From then on React handles input. */
export function replayEarlyInput(): void {
  const { values, actions, focus }: Partial<EarlyInput> = window.earlyInput ?? {};
  window.earlyInput = undefined;
  const releaseLinks = actions?.length ? holdLinks() : () => [];
  // A separate task: during React's work an event would not hydrate its part.
  setTimeout(() => {
    const links = releaseLinks();
    // An action may change the page, so all elements are found before the first one.
    const entered = [...(values?.values() ?? [])].map((one) => ({
      ...one,
      element: hydrated(one),
    }));
    const pressed = actions?.map(hydrated) ?? [];
    if (focus && !focus.element.isConnected && document.activeElement === document.body) {
      hydrated(focus)?.focus();
    }
    for (const { element, value, checked } of entered) if (element) enter(element, value, checked);
    for (const element of pressed) {
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
    }
    for (const link of links) link.click();
  });
}

/**
 * Browsers handle input before timers: a link pressed before the replay would leave the page, and
 * the recorded presses would be lost.
 *
 * @returns a function that stops holding links, and returns those that were pressed meanwhile
 */
function holdLinks(): () => HTMLElement[] {
  const held: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !link?.target;
    if (!link || !isPlain) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(link);
  };
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    return held;
  };
}

/**
 * Hydrates an element's part and returns the element, or the one that replaces it: React replaces a
 * part whose HTML a translation or a browser extension has changed.
 */
function hydrated<Kind extends HTMLElement>({ element, peers }: Recorded<Kind>): Kind | undefined {
  // React hydrates the target of such an event at once. The storefront has nothing to drag.
  element.dispatchEvent(new Event('dragend', { bubbles: true }));
  if (element.isConnected) return element;
  const present = document.querySelectorAll<Kind>(`#root ${element.localName}`);
  // Among more or fewer elements it could be another one.
  return present.length === peers.length ? present[peers.indexOf(element)] : undefined;
}

/** React ignores an event with a value that it already knows, so each control gets another one first. */
function enter(control: Control, value: string, checked?: boolean): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = !checked;
    control.click();
    return;
  }
  control.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  // Number fields report their value on blur.
  if (document.activeElement !== control) {
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

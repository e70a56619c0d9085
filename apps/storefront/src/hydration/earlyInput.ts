type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
  /** The last input of each control. */
  values: Map<Control, { value: string; checked?: boolean }>;
  /** Buttons and tabs pressed, and forms sent, in order. */
  actions: HTMLElement[];
}

declare global {
  interface Window {
    /** Recorded by index.html until it is replayed. */
    earlyInput?: EarlyInput | undefined;
  }
}

/** Replays input that came before hydration. From then on React handles input. */
export function replayEarlyInput(): void {
  const { values = new Map(), actions = [] } = window.earlyInput ?? {};
  window.earlyInput = undefined;
  // A task of its own: within React's work an event would not hydrate the part that it is in.
  setTimeout(() => {
    for (const [control, { value, checked }] of values as EarlyInput['values']) {
      if (control.isConnected) enter(control, value, checked);
    }
    for (const element of actions) {
      if (!element.isConnected) continue;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  });
}

/** React ignores an event whose value it already knows, so each control gets another one first. */
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
  // Number fields report when they lose the focus.
  if (document.activeElement !== control) {
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
  /** The last input of each control. */
  values: Map<Control, { value: string; checked?: boolean }>;
  /** Buttons and tabs pressed, and forms submitted, in order. */
  actions: HTMLElement[];
}

declare global {
  interface Window {
    /** Recorded by index.html until it is replayed. */
    earlyInput?: EarlyInput | undefined;
  }
}

/** Replays input from before hydration. From then on React handles input. */
export function replayEarlyInput(): void {
  const { values = new Map(), actions = [] } = window.earlyInput ?? {};
  window.earlyInput = undefined;
  // A separate task: during React's work an event would not hydrate its part.
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

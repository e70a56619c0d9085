import { type RefObject, useEffect, useEffectEvent } from 'react';

type NativeControl = HTMLInputElement | HTMLSelectElement;

/** The server's HTML names what was chosen in attributes; a control made by this script has none. */
function isChanged(control: NativeControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = control.querySelector<HTMLOptionElement>('option[selected]');
    return served !== null && !served.selected;
  }
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  // A slider rounds what it is given to its steps.
  const untouched = control.cloneNode() as HTMLInputElement;
  untouched.value = control.defaultValue;
  return control.value !== untouched.value;
}

let kept: NativeControl[] = [];

/**
 * Keeps hold of the controls that the server sent there: where a part's script comes later, React
 * may make it anew, and what was chosen would go with the old ones.
 *
 * @returns cleanup
 */
export function keepServedControls(within: Element): () => void {
  kept = [...within.querySelectorAll<NativeControl>('input, select')];
  return () => {
    kept = [];
  };
}

const nameOf = ({ type, name, value }: NativeControl) =>
  type === 'checkbox' ? `${name}=${value}` : `${type} ${name}`;

/** What the server sent in place of this one, told once. */
function takeServed(control: NativeControl): NativeControl {
  const served = kept.find((other) => nameOf(other) === nameOf(control));
  kept = kept.filter((other) => other !== served);
  return served && !served.isConnected ? served : control;
}

/** Tells of a choice that was made in the server's HTML, before this script was there to hear of it. */
export function useEarlyChange<Control extends NativeControl>(
  control: RefObject<Control | null>,
  onChange: (control: Control) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (!control.current) return;
    const served = takeServed(control.current) as Control;
    if (isChanged(served)) onChange(served);
  });
  useEffect(() => takeOver(), []);
}

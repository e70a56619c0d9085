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

/** Tells of a choice that was made in the server's HTML, before this script was there to hear of it. */
export function useEarlyChange<Control extends NativeControl>(
  control: RefObject<Control | null>,
  onChange: (control: Control) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (control.current && isChanged(control.current)) onChange(control.current);
  });
  useEffect(() => takeOver(), []);
}

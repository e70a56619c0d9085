import { jsonCodec, persist } from '../storage/persist.ts';
import { draftPrefix } from '../storage/storageKeys.ts';
import { isPassword, type Values } from './rules.ts';

/**
 * Stores the input of an unsent form for this tab: it survives a reload, a navigation and the end
 * of a session. Passwords are never stored.
 *
 * @param name of the form, with the customer's id if it belongs to a customer
 */
export function draftOf<Field extends string>(name: string) {
  const kept = persist(draftPrefix + name, jsonCodec(readTexts<Field>), () => sessionStorage);
  return {
    read: () => kept.read() ?? {},
    write: (values: Values<Field>) => {
      const open = Object.entries(values).filter(([field]) => !isPassword(field));
      kept.write(Object.fromEntries(open) as Partial<Values<Field>>);
    },
    forget: kept.remove,
  };
}

/** Ignores other values, which are no draft. */
function readTexts<Field extends string>(json: unknown): Partial<Values<Field>> {
  const texts = Object.entries(Object(json)).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts) as Partial<Values<Field>>;
}

/** Restores a draft into fields that were not edited or filled in since. */
export function restoreDraft<Field extends string>(
  form: HTMLFormElement,
  texts: Partial<Values<Field>>,
): void {
  for (const [name, text] of Object.entries(texts) as [Field, string][]) {
    const found = form.elements.namedItem(name);
    if (found instanceof RadioNodeList) chooseOf(found, text);
    else if (isTextField(found) && found.value === found.defaultValue) fill(found, text);
  }
}

const isTextField = (found: Element | null): found is HTMLInputElement | HTMLTextAreaElement =>
  found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;

function chooseOf(radios: RadioNodeList, text: string): void {
  for (const radio of radios) {
    if (radio instanceof HTMLInputElement && radio.value === text) radio.click();
  }
}

/** Sets a value through the native setter and fires an event, which React needs to notice it. */
function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

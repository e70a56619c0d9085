import { draftPrefix } from './forgetDrafts.ts';
import { isPassword, type Values } from './rules.ts';

/**
 * Stores the input of an unsent form for this tab: it survives a reload, a navigation and the end
 * of a session. Passwords are never stored.
 *
 * @param name of the form, with the customer's id if it belongs to a customer
 */
export function draftOf<Field extends string>(name: string) {
  const key = draftPrefix + name;
  return {
    /** Returns only texts; other values under the key are no draft. */
    read: (): Partial<Values<Field>> => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        const texts = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
        return Object.fromEntries(texts) as Partial<Values<Field>>;
      } catch {
        return {};
      }
    },
    write: (values: Values<Field>): void => {
      const open = Object.entries<string>(values).filter(([field]) => !isPassword(field));
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(open)));
      } catch {
        // Blocked or full: the input lasts as long as the page.
      }
    },
    forget: (): void => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing could be stored either.
      }
    },
  };
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
